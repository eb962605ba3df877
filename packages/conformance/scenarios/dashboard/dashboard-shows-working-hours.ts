import { scenario } from '../../scenario/types.ts';
import { readShares } from '../../support/organization.ts';

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
    const years = [...new Set(hours.days.map((each) => Number(each.day.slice(0, 4))))];
    const shares = await Promise.all(years.map((year) => readShares(me, year)));
    const getShare = (day: string) => Math.min(...shares.map((getOne) => getOne(day)));
    const otherDays = weekdays.filter((day) => day !== today).slice(0, 3);
    for (const workingDays of [[...otherDays, today], otherDays]) {
      const changes = { workingHoursStart: '08:15', workingHoursEnd: '16:45', workingDays };
      await me.request('saveOrganizationSettings', { body: { ...before, ...changes } });
      const { hours: seen } = await me.request('getDashboard', { query: { tiles: ['hours'] } });
      const day = 8.5 * 3600;
      const toHours = (date: string) =>
        workingDays.includes(getWeekday(date)) ? day * getShare(date) : 0;
      const week = hours.days.reduce((sum, each) => sum + toHours(each.day), 0);
      ctx.expectEqual('the hours of a week', seen?.workingWeekInSeconds, week);
      const ofToday = toHours(ctx.day(0, me.timeZone));
      ctx.expectEqual('the hours of today', seen?.workingDayInSeconds, ofToday);
      ctx.expectEqual(
        'the hours of each day',
        seen?.days.map(({ workingDayInSeconds }) => workingDayInSeconds),
        seen?.days.map((each) => toHours(each.day)),
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
