import { scenario } from '../../scenario/types.ts';
import {
  add,
  clearRecent,
  emptyDay,
  entryOn,
  isSame,
  running,
  stale,
} from '../../support/clockwork.ts';

export default scenario({
  title:
    'The mini timer changes and stops the running entry alone, with the start and text it is told',
  source: 'CLOCK-052',
  async run(kit) {
    const me = kit.as('member');
    await clearRecent(kit, me);
    const day = kit.day(0, me.timeZone);
    const { clockWorkMini } = await me.ask('startMiniEntry', {
      body: { startTime: kit.minutesFromNow(0), description: kit.name() },
    });
    const { id } = clockWorkMini;
    const startTime = new Date(Date.parse(clockWorkMini.startTime) - 1000).toISOString();
    const description = kit.name();
    const told = await me.ask('endMiniEntry', { body: { id, startTime, description } });
    kit.expectEqual(
      'what ended',
      told.clockWorkEntries.map((each) => each.id),
      [id],
    );
    const ended = await entryOn(kit, me, kit.day(0, me.timeZone) === day ? day : day, id);
    kit.expectThat('it has the start it was told', isSame(ended.startTime, startTime));
    kit.expectEqual('its description', ended.description, description);
    const other = await add(kit, me, { day: await emptyDay(kit, me), from: '09:00', to: '10:00' });
    for (const each of [id, other.id]) {
      const body = { id: each, startTime, description };
      await me.refused(400, 'updateMiniEntry', { body });
      await me.refused(400, 'endMiniEntry', { body });
    }
    const old = await stale(kit, me);
    const body = { id: old, startTime, description };
    await me.refused(400, 'updateMiniEntry', { body });
    await me.refused(400, 'endMiniEntry', { body });
    await me.refused(400, 'startMiniEntry', {
      body: { startTime: kit.minutesFromNow(0), description },
    });
    kit.expectEqual('what runs', (await running(me))?.clockWorkEntry.id, old);
    await clearRecent(kit, me);
  },
});
