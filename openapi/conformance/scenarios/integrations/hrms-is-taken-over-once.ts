import { scenario } from '../../scenario/types.ts';
import { chooseAgain, chooseHrms, chosenProviders } from '../../support/integrations.ts';
import { eventsAfter, lastHeard } from '../../support/streams.ts';

const hub = 'listenToExternalIntegration';

export default scenario({
  title: 'Records are taken over from the HRMS that is chosen, a second time without a change',
  source: 'INTEG-021, API-047',
  isAlone: true,
  async run(kit) {
    const me = kit.as('admin');
    const before = await chosenProviders(me);
    const body = { type: 'Shift' } as const;
    try {
      await chooseHrms(me, true);
      await me.refused(400, 'syncFromHrms', { body });
      await chooseHrms(me, false);
      await me.ask('syncFromHrms', { body });
      const start = await lastHeard(me, hub);
      const { sync } = await me.ask('syncFromHrms', { body });
      kit.expectEqual('what was changed', sync.changedCount, 0);
      const { integrationSettings } = await me.ask('getIntegrations');
      const kept = integrationSettings.syncs.find(({ type }) => type === 'Shift');
      kit.expectEqual('what is known of it', kept, sync);
      const [heard] = await eventsAfter(me, hub, start);
      kit.expectEqual('what the hub tells', heard?.data, sync);
    } finally {
      await chooseAgain(me, before);
    }
  },
});
