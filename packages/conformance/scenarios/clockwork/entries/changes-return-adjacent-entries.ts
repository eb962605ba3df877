import { scenario } from '../../../scenario/types.ts';
import { add, emptyDay } from '../../../support/clockwork.ts';

export default scenario({
  title: 'The response to a change contains the adjacent entries with their updated gaps',
  source: 'CLOCK-003',
  async run(ctx) {
    const me = ctx.as('member');
    const day = await emptyDay(ctx, me);
    const at = (time: string) => ctx.at(day, time, me.timeZone);
    const older = await add(ctx, me, { day, from: '08:00', to: '09:00' });
    const { id } = await add(ctx, me, { day, from: '09:00', to: '10:00' });
    const newer = await add(ctx, me, { day, from: '10:00', to: '11:00' });
    const gapped = [
      [newer.id, true, false],
      [older.id, false, true],
    ];
    const times = { id, startTime: at('09:10'), endTime: at('09:50') };
    const moved = await me.request('postClockWork', {
      body: { type: 'update', entryPayLoad: times },
    });
    ctx.expectEqual('next to the shorter one', getGaps(moved.neighbours), gapped);
    const body = [{ entryId: id, newStartTime: at('09:00'), newEndTime: at('10:00') }];
    const back = await me.request('adjustMultipleClockWorkEntries', { body });
    ctx.expectEqual('next to the longer one', getGaps(back.neighbours), [
      [newer.id, false, false],
      [older.id, false, false],
    ]);
    const other = await emptyDay(ctx, me);
    const adjacentEntry = await add(ctx, me, { day: other, from: '08:00', to: '09:00' });
    const removed = await add(ctx, me, { day, from: '12:00', to: '12:30' });
    const there = (time: string) => ctx.at(other, time, me.timeZone);
    const movedEntry = { id: removed.id, startTime: there('09:30'), endTime: there('10:00') };
    const away = await me.request('postClockWork', {
      body: { type: 'update', entryPayLoad: movedEntry },
    });
    const near = new Set(away.neighbours?.map((each) => each.id));
    ctx.expectThat(
      'where it was and where it is now, both tell what is beside',
      near.has(newer.id) && near.has(adjacentEntry.id),
    );
    const deleted = await me.request('deleteClockWorkEntries', { body: [id] });
    ctx.expectEqual('next to the deleted one', getGaps(deleted.neighbours), gapped);
  },
});

interface Marked {
  id: string;
  upFillApplicable: boolean;
  downFillApplicable: boolean;
}

const getGaps = (entries: readonly Marked[] | undefined) =>
  entries?.map((each) => [each.id, each.upFillApplicable, each.downFillApplicable]);
