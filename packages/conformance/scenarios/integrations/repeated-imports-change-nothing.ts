import { scenario } from '../../scenario/types.ts';
import { restoreProviders, selectHrms, readSelectedProviders } from '../../support/integrations.ts';
import { eventsAfter, readLastEventId } from '../../support/streams.ts';

const hub = 'listenToExternalIntegration';

export default scenario({
  title: 'Records are imported from the selected HRMS; a second import changes nothing',
  source: 'INTEG-021, API-047',
  isExclusive: true,
  async run(ctx) {
    const me = ctx.as('admin');
    const before = await readSelectedProviders(me);
    const body = { type: 'Shift' } as const;
    try {
      await selectHrms(me, true);
      await me.expectError(400, 'syncFromHrms', { body });
      await selectHrms(me, false);
      await me.request('syncFromHrms', { body });
      const start = await readLastEventId(me, hub);
      const { sync } = await me.request('syncFromHrms', { body });
      ctx.expectEqual('what was changed', sync.changedCount, 0);
      const { integrationSettings } = await me.request('getIntegrations');
      const stored = integrationSettings.syncs.find(({ type }) => type === 'Shift');
      ctx.expectEqual('what is known of it', stored, sync);
      const [events] = await eventsAfter(me, hub, start);
      ctx.expectEqual('the values of the hub', events?.data, sync);
    } finally {
      await restoreProviders(me, before);
    }
  },
});
