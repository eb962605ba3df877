import { scenario } from '../../scenario/types.ts';
import { selectHrms, readSelectedProviders } from '../../support/integrations.ts';
import { newOrganization } from '../../support/registration.ts';

export default scenario({
  title: 'A new organization uses no external system until it selects one',
  source: 'INTEG-013',
  async run(ctx) {
    const me = await newOrganization(ctx);
    const { providers, integrationSettings } = await me.request('getIntegrations');
    const findEmptyProvider = (kind: string) =>
      providers.find((each) => each.kind === kind && each.isEmpty)?.id;
    const { hrmsProviderId, calendarProviderId, syncs } = integrationSettings;
    const first = [hrmsProviderId, calendarProviderId];
    ctx.expectEqual('the selection', first, [
      findEmptyProvider('hrms'),
      findEmptyProvider('calendar'),
    ]);
    const never = ['Shift', 'ReportingTo', 'Designations'].map((type) => ({
      type,
      lastSyncedOn: null,
      changedCount: 0,
    }));
    ctx.expectEqual('what was taken over', syncs, never);
    const body = { type: 'Shift' } as const;
    await me.expectError(400, 'syncFromHrms', { body });
    const before = await readSelectedProviders(me);
    await selectHrms(me, false);
    const after = await readSelectedProviders(me);
    ctx.expectThat('the other one is selected', after.hrmsProviderId !== before.hrmsProviderId);
    const calendar = [after.calendarProviderId, after.version];
    ctx.expectEqual('the calendar', calendar, [calendarProviderId, (before.version ?? 0) + 1]);
    const { sync } = await me.request('syncFromHrms', { body });
    ctx.expectEqual('its values without a user', sync.changedCount, 0);
    const { permeaSettings } = await me.request('getPermeaSettings');
    const { openAiSettings } = await me.request('getOpenAiSettings');
    const settings = [permeaSettings, openAiSettings].map((each) => [
      each.isEnabled,
      each.apiKeyHint,
    ]);
    ctx.expectEqual('the services that are used', settings, [
      [false, null],
      [false, null],
    ]);
  },
});
