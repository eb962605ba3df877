import { scenario } from '../../scenario/types.ts';
import { add, clearRecent, emptyDay, start } from '../../support/clockwork.ts';
import { eventsAfter, lastHeard } from '../../support/streams.ts';

const hub = 'streamNotifications';

/** The data of the event. */
interface ChangedTimes {
  entries: readonly { id: string; version: number }[];
  deletedIds: readonly string[];
}

export default scenario({
  title: 'The person’s other devices are notified of each changed entry, and nobody else is',
  source: 'API-042',
  isAlone: true,
  async run(kit) {
    const [me, other] = [kit.as('member'), kit.as('colleague')];
    await clearRecent(kit, me);
    const others = await lastHeard(other, hub);
    const changesOf = async (act: () => Promise<unknown>) => {
      const from = await lastHeard(me, hub);
      await act();
      const events = await eventsAfter(me, hub, from);
      return events
        .filter(({ event }) => event === 'timesChanged')
        .map(({ data }) => data as ChangedTimes);
    };
    const idsOf = (changes: readonly ChangedTimes[]) =>
      changes.map(({ entries, deletedIds }) => [entries.map((entry) => entry.id), deletedIds]);
    let id = '';
    const started = await changesOf(async () => {
      id = await start(kit, me);
    });
    kit.expectEqual('a start', idsOf(started), [[[id], []]]);
    const update = { type: 'update' as const, entryPayLoad: { id, description: kit.name() } };
    let version: number | undefined;
    const described = await changesOf(async () => {
      const answer = await me.ask('postClockWork', { body: update });
      version = answer.clockWorkEntries.find((entry) => entry.id === id)?.version;
    });
    kit.expectEqual('other words', described, [{ entries: [{ id, version }], deletedIds: [] }]);
    const same = await changesOf(() => me.ask('postClockWork', { body: update }));
    kit.expectEqual('what stays as it is', same, []);
    const end = { type: 'end' as const, entryPayLoad: { id } };
    const stopped = await changesOf(() => me.ask('postClockWork', { body: end }));
    kit.expectEqual('a stop', idsOf(stopped), [[[id], []]]);
    const deleted = await changesOf(() => me.ask('deleteClockWorkEntries', { body: [id] }));
    kit.expectEqual('a deletion', deleted, [{ entries: [], deletedIds: [id] }]);
    const day = await emptyDay(kit, me);
    const added = await changesOf(() => add(kit, me, { day, from: '09:00', to: '10:00' }));
    kit.expectEqual('how many events a past entry has', added.length, 1);
    kit.expectEqual('what a colleague hears', await eventsAfter(other, hub, others), []);
  },
});
