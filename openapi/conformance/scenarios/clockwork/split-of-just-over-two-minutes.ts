import { scenario } from '../../scenario/types.ts';
import { emptyDay, entriesOf, fieldsOf, payLoad } from '../../support/clockwork.ts';

export default scenario({
  title:
    'An entry of just over two minutes can be split, inside it alone; the first part keeps the id',
  source: 'CLOCK-010, CLOCK-030',
  async run(kit) {
    const me = kit.as('member');
    const day = await emptyDay(kit, me);
    const at = (seconds: number) =>
      new Date(Date.parse(kit.at(day, '09:00', me.timeZone)) + seconds * 1000).toISOString();
    const entryPayLoad = payLoad(kit, at(0), at(121));
    await me.ask('postClockWork', { body: { type: 'add', entryPayLoad } });
    const entryId = entryPayLoad.id;
    for (const seconds of [-60, 0, 121, 180]) {
      const query = { entryId, splitTime: at(seconds) };
      const refused = await me.refused(400, 'splitClockWorkEntry', { query });
      kit.expectEqual('the field', fieldsOf(refused), ['splitTime']);
    }
    const { clockWorkEntries } = await me.ask('splitClockWorkEntry', {
      query: { entryId, splitTime: at(1) },
    });
    const shown = clockWorkEntries.map((each) => [each.id === entryId, each.totalTimeInSeconds]);
    kit.expectEqual('the parts, newest first', shown, [
      [false, 120],
      [true, 0],
    ]);
    const [newer, older] = await entriesOf(me, day);
    kit.expectEqual('what both are about', newer?.description, older?.description);
    await me.refused(400, 'splitClockWorkEntry', {
      query: { entryId: newer?.id ?? '', splitTime: at(60) },
    });
  },
});
