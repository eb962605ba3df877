import { scenario } from '../../scenario/types.ts';
import { add, emptyDay, entryOn } from '../../support/clockwork.ts';

export default scenario({
  title: 'An update changes what it names, and keeps what it leaves out',
  source: 'CLOCK-048',
  async run(kit) {
    const me = kit.as('member');
    const day = await emptyDay(kit, me);
    const before = await add(kit, me, { day, from: '09:00', to: '10:00' });
    const { id } = before;
    const description = kit.name();
    const update = async (payLoad: { description?: string; endTime?: string }) => {
      await me.ask('postClockWork', { body: { type: 'update', entryPayLoad: { id, ...payLoad } } });
      return entryOn(kit, me, day, id);
    };
    kit.expectEqual('the entry', await update({ description }), {
      ...before,
      description,
      version: (before.version ?? 0) + 1,
    });
    const longer = await update({ endTime: kit.at(day, '10:30', me.timeZone) });
    kit.expectEqual('its length in seconds', longer.totalTimeInSeconds, 5400);
    kit.expectEqual('its description', longer.description, description);
    const emptied = await update({ description: '' });
    kit.expectEqual('a description that was emptied', emptied.description, '');
  },
});
