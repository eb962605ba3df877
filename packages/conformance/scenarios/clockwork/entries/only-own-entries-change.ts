import { scenario } from '../../../scenario/types.ts';
import { add, emptyDay, entryOn } from '../../../support/clockwork.ts';

export default scenario({
  title: 'No one can change or delete another person’s entries',
  source: 'CLOCK-043, CLOCK-D11',
  async run(ctx) {
    const me = ctx.as('member');
    const other = ctx.as('colleague');
    const day = await emptyDay(ctx, me);
    const mine = await add(ctx, me, { day, from: '09:00', to: '10:00' });
    const { id } = mine;
    for (const body of [
      { type: 'update', entryPayLoad: { id, description: 'not mine' } },
      { type: 'end', entryPayLoad: { id } },
      { type: 'upfill', entryPayLoad: { id } },
      { type: 'restart', entryPayLoad: { id, newId: ctx.uuid() } },
    ] as const) {
      await other.expectError(404, 'postClockWork', { body });
    }
    const query = { entryId: id, newStartTime: ctx.at(day, '09:30', me.timeZone) };
    await other.expectError(404, 'adjustClockWorkEntry', { query });
    await other.expectError(404, 'deleteClockWorkEntries', { body: [id] });
    ctx.expectEqual('the entry', await entryOn(ctx, me, day, id), mine);
  },
});
