import { scenario } from '../../../scenario/types.ts';
import { add, emptyDay, fetchEntries } from '../../../support/clockwork.ts';

export default scenario({
  title: 'Entries are deleted all, or none if one is not found',
  source: 'CLOCK-077',
  async run(ctx) {
    const me = ctx.as('member');
    const day = await emptyDay(ctx, me);
    const first = await add(ctx, me, { day, from: '09:00', to: '10:00' });
    const second = await add(ctx, me, { day, from: '10:00', to: '11:00' });
    await me.expectError(404, 'deleteClockWorkEntries', { body: [first.id, ctx.uuid()] });
    ctx.expectEqual('the entries of the day', (await fetchEntries(me, day)).length, 2);
    await me.request('deleteClockWorkEntries', { body: [first.id] });
    const remaining = await fetchEntries(me, day);
    ctx.expectEqual(
      'what is left',
      remaining.map(({ id }) => id),
      [second.id],
    );
    await me.expectError(404, 'deleteClockWorkEntries', { body: [first.id] });
  },
});
