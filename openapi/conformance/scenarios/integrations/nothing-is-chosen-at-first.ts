import { scenario } from '../../scenario/types.ts';
import { chooseHrms, chosenProviders } from '../../support/integrations.ts';
import { newOrganization } from '../../support/registration.ts';

export default scenario({
  title: 'A new organization works with no other system until it chooses one',
  source: 'INTEG-013',
  async run(kit) {
    const me = await newOrganization(kit);
    const { providers, integrationSettings } = await me.ask('getIntegrations');
    const emptyOf = (kind: string) =>
      providers.find((each) => each.kind === kind && each.isEmpty)?.id;
    const { hrmsProviderId, calendarProviderId, syncs } = integrationSettings;
    const first = [hrmsProviderId, calendarProviderId];
    kit.expectEqual('what is chosen', first, [emptyOf('hrms'), emptyOf('calendar')]);
    const never = ['Shift', 'ReportingTo', 'Designations'].map((type) => ({
      type,
      lastSyncedOn: null,
      changedCount: 0,
    }));
    kit.expectEqual('what was taken over', syncs, never);
    const body = { type: 'Shift' } as const;
    await me.refused(400, 'syncFromHrms', { body });
    const before = await chosenProviders(me);
    await chooseHrms(me, false);
    const after = await chosenProviders(me);
    kit.expectThat('the other is chosen', after.hrmsProviderId !== before.hrmsProviderId);
    const calendar = [after.calendarProviderId, after.version];
    kit.expectEqual('the calendar', calendar, [calendarProviderId, (before.version ?? 0) + 1]);
    const { sync } = await me.ask('syncFromHrms', { body });
    kit.expectEqual('what it tells of nobody', sync.changedCount, 0);
    const { permeaSettings } = await me.ask('getPermeaSettings');
    const { openAiSettings } = await me.ask('getOpenAiSettings');
    const settings = [permeaSettings, openAiSettings].map((each) => [
      each.isEnabled,
      each.apiKeyHint,
    ]);
    kit.expectEqual('the services that are used', settings, [
      [false, null],
      [false, null],
    ]);
  },
});
