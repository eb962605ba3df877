import { holdsInPeace } from '../../checks/peace.ts';
import { scenario } from '../../scenario/types.ts';
import { workPlace } from '../../support/booked.ts';
import { add, clearRecent, emptyDay, fieldsOf, start } from '../../support/clockwork.ts';
import { seen } from '../../support/projects.ts';

export default scenario({
  title: 'Search looks into description, project and task, newest first, in pages of 20',
  source: 'CLOCK-003; decisions, "ClockWork server rules"',
  async run(kit) {
    const me = kit.as('member');
    const day = await emptyDay(kit, me);
    const { projectId, taskId } = await workPlace(kit, me);
    const { code, tasks } = await seen(me, projectId);
    const made: string[] = [];
    for (let hour = 1; hour <= 22; hour += 1) {
      const from = `${String(hour).padStart(2, '0')}:00`;
      made.unshift((await add(kit, me, { day, from, to: from.replace(':00', ':30') })).id);
    }
    await me.ask('assignClockWorkEntries', { query: { taskId }, body: made.map((id) => ({ id })) });
    const search = (searchCharacters: string, skip = 0) =>
      me.ask('searchClockWorkEntries', { query: { searchCharacters, skip } });
    for (const text of [code.toLowerCase(), ` ${tasks[0]?.taskName.toUpperCase()} `]) {
      const { clockWorkEntries, totalCount } = await search(text);
      kit.expectEqual(`the count of ${text}`, totalCount, 22);
      kit.expectEqual(
        'a page',
        clockWorkEntries.map(({ id }) => id),
        made.slice(0, 20),
      );
      const rest = await search(text, 20);
      kit.expectEqual(
        'the rest',
        rest.clockWorkEntries.map(({ id }) => id),
        made.slice(20),
      );
      kit.expectEqual('its count', rest.totalCount, 22);
    }
    const none = await search(kit.uuid());
    kit.expectEqual('nothing', [none.totalCount, none.clockWorkEntries], [0, []]);
    const query = { searchCharacters: '   ', skip: 0 };
    const refused = await me.refused(400, 'searchClockWorkEntries', { query });
    kit.expectEqual('the field', fieldsOf(refused), ['searchCharacters']);
    // Checks of other areas start entries of the same person meanwhile.
    await holdsInPeace(async () => {
      await clearRecent(kit, me);
      const running = await start(kit, me);
      const { clockWorkEntries } = await me.ask('getMostRecentEntries', {
        path: { n: '1' as never },
      });
      const { description = '' } = clockWorkEntries[0] ?? {};
      const { clockWorkEntries: words } = await search(description);
      await clearRecent(kit, me);
      kit.expectEqual(
        'the newest, which runs, and is found as well',
        [...clockWorkEntries, ...words].map(({ id }) => id),
        [running, running],
      );
    });
    await holdsInPeace(async () => {
      const [few, more] = [
        await me.ask('getMostRecentEntries', { path: { n: '2' as never } }),
        await me.ask('getMostRecentEntries', { path: { n: '50' as never } }),
      ];
      kit.expectEqual('the newest two', few.clockWorkEntries, more.clockWorkEntries.slice(0, 2));
      kit.expectEqual('all are counted', few.totalCount, more.totalCount);
      const starts = more.clockWorkEntries.map(({ startTime }) => Date.parse(startTime));
      kit.expectEqual(
        'newest first',
        starts,
        starts.toSorted((one, other) => other - one),
      );
      kit.expectThat(
        'there are as many as asked for',
        starts.length === Math.min(50, more.totalCount),
      );
    });
    await me.ask('deleteClockWorkEntries', { body: made });
    kit.expectEqual('found no more', (await search(code)).totalCount, 0);
  },
});
