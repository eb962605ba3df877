import { scenario } from '../../scenario/types.ts';

export default scenario({
  title: 'The Dashboard returns the organization’s working hours and the state of the first steps',
  source: 'SHELL-026, SHELL-D16',
  isExclusive: true,
  async run(ctx) {
    const me = ctx.as('admin');
    await me.request('uploadTenantLogo', { body: { file: ctx.file('png') } });
    // Requested before the lists.
    const { hours, firstSteps } = await me.request('getDashboard', {
      query: { tiles: ['hours', 'firstSteps'] },
    });
    const { organizationSettings: settings } = await me.request('getOrganizationSettings');
    const { teams } = await me.request('getTeams');
    const { service: services } = await me.request('getServices');
    const { vendors } = await me.request('getVendors');
    ctx.expectEqual('the settings are saved', firstSteps?.settings, settings !== null);
    const hasLogo = (settings?.tenantLogoUrl ?? null) !== null;
    if (settings) ctx.expectEqual('there is a logo', firstSteps?.logo, hasLogo);
    ctx.expectEqual('there is a team', firstSteps?.team, teams.length > 0);
    ctx.expectEqual('there is a service', firstSteps?.service, services.length > 0);
    ctx.expectEqual('there is a vendor', firstSteps?.vendor, vendors.length > 0);
    if (!settings || !hours) return;
    const { tenantLogoUrl: _logo, version: _version, ...before } = settings;
    const today = getWeekday(ctx.day(0, me.timeZone));
    const otherDays = weekdays.filter((day) => day !== today).slice(0, 3);
    for (const workingDays of [[...otherDays, today], otherDays]) {
      const changes = { workingHoursStart: '08:15', workingHoursEnd: '16:45', workingDays };
      await me.request('saveOrganizationSettings', { body: { ...before, ...changes } });
      const { hours: seen } = await me.request('getDashboard', { query: { tiles: ['hours'] } });
      const day = 8.5 * 3600;
      ctx.expectEqual('the hours of a week', seen?.workingWeekInSeconds, workingDays.length * day);
      const isWorked = workingDays.includes(today);
      ctx.expectEqual('the hours of today', seen?.workingDayInSeconds, isWorked ? day : 0);
      ctx.expectEqual(
        'the hours of each day',
        seen?.days.map(({ workingDayInSeconds }) => workingDayInSeconds),
        seen?.days.map((each) => (workingDays.includes(getWeekday(each.day)) ? day : 0)),
      );
    }
    await me.request('saveOrganizationSettings', { body: before });
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
const getWeekday = (day: string) =>
  weekdays[(new Date(`${day}T00:00:00Z`).getUTCDay() + 6) % 7] ?? 'monday';
