import { scenario } from '../../../scenario/types.ts';
import { add, clearRecent, emptyDay, start } from '../../../support/clockwork.ts';
import { eventsAfter, readLastEventId } from '../../../support/streams.ts';

const hub = 'streamNotifications';

/** The data of the event. */
interface ChangedTimes {
  entries: readonly { id: string; version: number }[];
  deletedIds: readonly string[];
}

export default scenario({
  title: 'The person’s other devices, and no one else, are notified of each changed entry',
  source: 'API-042',
  isExclusive: true,
  async run(ctx) {
    const [me, other] = [ctx.as('member'), ctx.as('colleague')];
    await clearRecent(ctx, me);
    const others = await readLastEventId(other, hub);
    const observeChanges = async (act: () => Promise<unknown>) => {
      const from = await readLastEventId(me, hub);
      await act();
      const events = await eventsAfter(me, hub, from);
      return events
        .filter(({ event }) => event === 'timesChanged')
        .map(({ data }) => data as ChangedTimes);
    };
    const getIds = (changes: readonly ChangedTimes[]) =>
      changes.map(({ entries, deletedIds }) => [entries.map((entry) => entry.id), deletedIds]);
    let id = '';
    const started = await observeChanges(async () => {
      id = await start(ctx, me);
    });
    ctx.expectEqual('a start', getIds(started), [[[id], []]]);
    const update = { type: 'update' as const, entryPayLoad: { id, description: ctx.name() } };
    let version: number | undefined;
    const described = await observeChanges(async () => {
      const response = await me.request('postClockWork', { body: update });
      version = response.clockWorkEntries.find((entry) => entry.id === id)?.version;
    });
    ctx.expectEqual('other words', described, [{ entries: [{ id, version }], deletedIds: [] }]);
    const same = await observeChanges(() => me.request('postClockWork', { body: update }));
    ctx.expectEqual('what stays as it is', same, []);
    const end = { type: 'end' as const, entryPayLoad: { id } };
    const stopped = await observeChanges(() => me.request('postClockWork', { body: end }));
    ctx.expectEqual('a stop', getIds(stopped), [[[id], []]]);
    const deleted = await observeChanges(() =>
      me.request('deleteClockWorkEntries', { body: [id] }),
    );
    ctx.expectEqual('a deletion', deleted, [{ entries: [], deletedIds: [id] }]);
    const day = await emptyDay(ctx, me);
    const added = await observeChanges(() => add(ctx, me, { day, from: '09:00', to: '10:00' }));
    ctx.expectEqual('how many events a past entry has', added.length, 1);
    ctx.expectEqual('notifications of a colleague', await eventsAfter(other, hub, others), []);
  },
});
