import { scenario } from '../../scenario/types.ts';
import { isConnected, setConnected } from '../../support/integrations.ts';

export default scenario({
  title: 'A calendar is connected and disconnected for one person',
  source: 'document 1, section 2; document 3, section 3',
  isAlone: true,
  async run(kit) {
    const [me, other] = [kit.as('member'), kit.as('colleague')];
    const [before, others] = [await isConnected(me), await isConnected(other)];
    await setConnected(me, true);
    const { calendarConnection } = await me.ask('getCalendarConnection');
    kit.expectEqual('whether it is connected', calendarConnection.isGoogleCalendarSynced, true);
    const since = Date.parse(calendarConnection.connectedOn ?? '');
    kit.expectThat('it is since now', Math.abs(Date.now() - since) < 600_000);
    kit.expectEqual('somebody else’s', await isConnected(other), others);
    await setConnected(me, false);
    kit.expectEqual('whether it is connected still', await isConnected(me), false);
    await setConnected(me, before);
  },
});
