import { scenario } from '../../scenario/types.ts';
import { fetchProfile } from '../../support/profile.ts';

export default scenario({
  title: 'A user without an employee record leads no team, and can still enter',
  source: 'AUTH-033, AUTH-046',
  async run(ctx) {
    const me = ctx.as('platformAdmin');
    if ((await fetchProfile(me)).employeeId !== null) return;
    const login = { id: ctx.uuid(), employeeId: null, tenantId: me.tenantId, ipAddress: '' };
    const at = { timestamp: ctx.minutesFromNow(0), dateTimeStampFormatted: '' };
    await me.request('saveUserLogin', { body: { ...login, ...at, browser: ctx.name() } });
    ctx.expectEqual('whether they lead', (await me.request('getIsTeamLead')).isTeamLead, false);
  },
});
