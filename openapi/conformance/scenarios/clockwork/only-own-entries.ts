import { scenario } from '../../scenario/types.ts';
import { add, emptyDay, entryOn } from '../../support/clockwork.ts';

export default scenario({
  title: 'Nobody changes or deletes another person’s entries',
  source: 'CLOCK-043, and the decisions on ClockWork',
  async run(kit) {
    const me = kit.as('member');
    const other = kit.as('colleague');
    const day = await emptyDay(kit, me);
    const mine = await add(kit, me, { day, from: '09:00', to: '10:00' });
    const { id } = mine;
    for (const body of [
      { type: 'update', entryPayLoad: { id, description: 'not mine' } },
      { type: 'end', entryPayLoad: { id } },
      { type: 'upfill', entryPayLoad: { id } },
      { type: 'restart', entryPayLoad: { id, newId: kit.uuid() } },
    ] as const) {
      await other.refused(404, 'postClockWork', { body });
    }
    const query = { entryId: id, newStartTime: kit.at(day, '09:30', me.timeZone) };
    await other.refused(404, 'adjustClockWorkEntry', { query });
    await other.refused(404, 'deleteClockWorkEntries', { body: [id] });
    kit.expectEqual('the entry', await entryOn(kit, me, day, id), mine);
  },
});
