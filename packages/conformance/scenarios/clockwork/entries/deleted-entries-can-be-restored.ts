import { scenario } from '../../../scenario/types.ts';
import { add, emptyDay, fetchEntries, getTimes } from '../../../support/clockwork.ts';

export default scenario({
  title:
    'Deleted entries are restored unchanged, all or none, and never over an existing entry (400)',
  source: 'CLOCK-D31',
  async run(ctx) {
    const me = ctx.as('member');
    const day = await emptyDay(ctx, me);
    const first = await add(ctx, me, { day, from: '09:00', to: '10:00' });
    const second = await add(ctx, me, { day, from: '10:00', to: '11:00' });
    await me.request('updateWorkStatus', { query: { isWFO: true }, body: [{ id: first.id }] });
    const before = await fetchEntries(me, day);
    const listDescriptions = (entries: typeof before) =>
      entries.map((entry) => [
        entry.id,
        getTimes(entry),
        entry.description,
        entry.projectId,
        entry.taskId,
        entry.entryAtWork,
      ]);
    const body = [first.id, second.id];
    await me.request('deleteClockWorkEntries', { body });
    await me.expectError(404, 'restoreClockWorkEntries', { body: [first.id, ctx.uuid()] });
    ctx.expectEqual('the entries, none of which came back alone', await fetchEntries(me, day), []);
    await me.request('restoreClockWorkEntries', { body });
    ctx.expectEqual(
      'the entries as they were',
      listDescriptions(await fetchEntries(me, day)),
      listDescriptions(before),
    );
    const versions = (await fetchEntries(me, day)).map(({ version }) => version);
    const next = before.map(({ version = 0 }) => version + 1);
    ctx.expectEqual('each as its next version', versions, next);
    await me.request('restoreClockWorkEntries', { body });
    ctx.expectEqual(
      'the entries, each once',
      listDescriptions(await fetchEntries(me, day)),
      listDescriptions(before),
    );
    await me.request('deleteClockWorkEntries', { body: [first.id] });
    await add(ctx, me, { day, from: '09:15', to: '09:30' });
    await me.expectError(400, 'restoreClockWorkEntries', { body: [first.id] });
    await ctx.as('colleague').expectError(404, 'restoreClockWorkEntries', { body: [first.id] });
  },
});
