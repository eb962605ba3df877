import { retryCheck } from '../../../checks/requests/retry-check.ts';
import { scenario } from '../../../scenario/types.ts';
import { workPlace } from '../../../support/booked.ts';
import { add, clearRecent, emptyDay, getFields, start } from '../../../support/clockwork.ts';
import { seen } from '../../../support/projects.ts';

export default scenario({
  title: 'Search finds words in description, project and task, newest first, in pages of 20',
  source: 'CLOCK-003, CLOCK-D33',
  async run(ctx) {
    const me = ctx.as('member');
    const day = await emptyDay(ctx, me);
    const { projectId, taskId } = await workPlace(ctx, me);
    const { code, tasks } = await seen(me, projectId);
    const made: string[] = [];
    for (let hour = 1; hour <= 22; hour += 1) {
      const from = `${String(hour).padStart(2, '0')}:00`;
      made.unshift((await add(ctx, me, { day, from, to: from.replace(':00', ':30') })).id);
    }
    await me.request('assignClockWorkEntries', {
      query: { taskId },
      body: made.map((id) => ({ id })),
    });
    const search = (searchCharacters: string, skip = 0) =>
      me.request('searchClockWorkEntries', { query: { searchCharacters, skip } });
    for (const text of [code.toLowerCase(), ` ${tasks[0]?.taskName.toUpperCase()} `]) {
      const { clockWorkEntries, totalCount } = await search(text);
      ctx.expectEqual(`the count of ${text}`, totalCount, 22);
      ctx.expectEqual(
        'a page',
        clockWorkEntries.map(({ id }) => id),
        made.slice(0, 20),
      );
      const rest = await search(text, 20);
      ctx.expectEqual(
        'the rest',
        rest.clockWorkEntries.map(({ id }) => id),
        made.slice(20),
      );
      ctx.expectEqual('its count', rest.totalCount, 22);
    }
    const none = await search(ctx.uuid());
    ctx.expectEqual('nothing', [none.totalCount, none.clockWorkEntries], [0, []]);
    const query = { searchCharacters: '   ', skip: 0 };
    const rejected = await me.expectError(400, 'searchClockWorkEntries', { query });
    ctx.expectEqual('the field', getFields(rejected), ['searchCharacters']);
    // Checks of other areas start entries of the same person in the meantime.
    await retryCheck(async () => {
      await clearRecent(ctx, me);
      const running = await start(ctx, me);
      const { clockWorkEntries } = await me.request('getMostRecentEntries', {
        path: { n: '1' as never },
      });
      const { description = '' } = clockWorkEntries[0] ?? {};
      const { clockWorkEntries: entriesByText } = await search(description);
      await clearRecent(ctx, me);
      ctx.expectEqual(
        'the newest, which runs, and is found as well',
        [...clockWorkEntries, ...entriesByText].map(({ id }) => id),
        [running, running],
      );
    });
    await retryCheck(async () => {
      const [few, more] = [
        await me.request('getMostRecentEntries', { path: { n: '2' as never } }),
        await me.request('getMostRecentEntries', { path: { n: '50' as never } }),
      ];
      ctx.expectEqual('the newest two', few.clockWorkEntries, more.clockWorkEntries.slice(0, 2));
      ctx.expectEqual('all are counted', few.totalCount, more.totalCount);
      const starts = more.clockWorkEntries.map(({ startTime }) => Date.parse(startTime));
      ctx.expectEqual(
        'newest first',
        starts,
        starts.toSorted((one, other) => other - one),
      );
      ctx.expectThat(
        'there are as many as asked for',
        starts.length === Math.min(50, more.totalCount),
      );
    });
    await me.request('deleteClockWorkEntries', { body: made });
    ctx.expectEqual('found no more', (await search(code)).totalCount, 0);
  },
});
