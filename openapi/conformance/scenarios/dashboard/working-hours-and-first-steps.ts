import { scenario } from '../../scenario/types.ts';

export default scenario({
  title: 'The Dashboard knows the organization’s working hours, and what it has begun with',
  source: 'SHELL-026, and the decisions on screens',
  isAlone: true,
  async run(kit) {
    const me = kit.as('admin');
    await me.ask('uploadTenantLogo', { body: { file: kit.file('png') } });
    // Asked for before the lists are.
    const { hours, firstSteps } = await me.ask('getDashboard', {
      query: { tiles: ['hours', 'firstSteps'] },
    });
    const { organizationSettings: settings } = await me.ask('getOrganizationSettings');
    const { teams } = await me.ask('getTeams');
    const { service: services } = await me.ask('getServices');
    const { vendors } = await me.ask('getVendors');
    kit.expectEqual('the settings are saved', firstSteps?.settings, settings !== null);
    const hasLogo = (settings?.tenantLogoUrl ?? null) !== null;
    if (settings) kit.expectEqual('there is a logo', firstSteps?.logo, hasLogo);
    kit.expectEqual('there is a team', firstSteps?.team, teams.length > 0);
    kit.expectEqual('there is a service', firstSteps?.service, services.length > 0);
    kit.expectEqual('there is a vendor', firstSteps?.vendor, vendors.length > 0);
    if (!settings || !hours) return;
    const { tenantLogoUrl: _logo, version: _version, ...before } = settings;
    const today = weekdayOf(kit.day(0, me.timeZone));
    const otherDays = weekdays.filter((day) => day !== today).slice(0, 3);
    for (const workingDays of [[...otherDays, today], otherDays]) {
      const changes = { workingHoursStart: '08:15', workingHoursEnd: '16:45', workingDays };
      await me.ask('saveOrganizationSettings', { body: { ...before, ...changes } });
      const { hours: seen } = await me.ask('getDashboard', { query: { tiles: ['hours'] } });
      const day = 8.5 * 3600;
      kit.expectEqual('the hours of a week', seen?.workingWeekInSeconds, workingDays.length * day);
      const isWorked = workingDays.includes(today);
      kit.expectEqual('the hours of today', seen?.workingDayInSeconds, isWorked ? day : 0);
      kit.expectEqual(
        'the hours of each day',
        seen?.days.map(({ workingDayInSeconds }) => workingDayInSeconds),
        seen?.days.map((each) => (workingDays.includes(weekdayOf(each.day)) ? day : 0)),
      );
    }
    await me.ask('saveOrganizationSettings', { body: before });
  },
});

const weekdays = [
  'monday',
  'tuesday',
  'wednesday',
  'thursday',
  'friday',
  'saturday',
  'sunday',
] as const;

/** The weekday of a date, yyyy-MM-dd. */
const weekdayOf = (day: string) =>
  weekdays[(new Date(`${day}T00:00:00Z`).getUTCDay() + 6) % 7] ?? 'monday';
