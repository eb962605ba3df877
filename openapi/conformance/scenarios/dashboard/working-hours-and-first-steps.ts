import { scenario } from '../../scenario/types.ts';

export default scenario({
  title: 'The Dashboard knows the organization’s working hours, and what it has begun with',
  source: 'document 1, section 2, and the decisions on screens',
  isAlone: true,
  async run(kit) {
    const me = kit.as('admin');
    const { organizationSettings: settings } = await me.ask('getOrganizationSettings');
    const { teams } = await me.ask('getTeams');
    const { hours, firstSteps } = await me.ask('getDashboard', {
      query: { tiles: ['hours', 'firstSteps'] },
    });
    kit.expectEqual('the settings are saved', firstSteps?.settings, settings !== null);
    const hasLogo = (settings?.tenantLogoUrl ?? null) !== null;
    if (settings) kit.expectEqual('there is a logo', firstSteps?.logo, hasLogo);
    kit.expectEqual('there is a team', firstSteps?.team, teams.length > 0);
    if (!settings || !hours) return;
    const [start, end] = [settings.workingHoursStart, settings.workingHoursEnd].map(
      (time) => Date.parse(`2026-01-01T${time}:00Z`) / 1000,
    );
    const week = settings.workingDays.length * ((end ?? 0) - (start ?? 0));
    kit.expectEqual('the working hours of a week', hours.workingWeekInSeconds, week);
  },
});
