import { scenario } from '../../scenario/types.ts';
import { profileOf } from '../../support/profile.ts';

export default scenario({
  title: 'A user without an employee record leads no team, and enters all the same',
  source: 'AUTH-033, AUTH-046',
  async run(kit) {
    const me = kit.as('platformAdmin');
    if ((await profileOf(me)).employeeId !== null) return;
    const login = { id: kit.uuid(), employeeId: null, tenantId: me.tenantId, ipAddress: '' };
    const at = { timestamp: kit.minutesFromNow(0), dateTimeStampFormatted: '' };
    await me.ask('saveUserLogin', { body: { ...login, ...at, browser: kit.name() } });
    kit.expectEqual('whether they lead', (await me.ask('getIsTeamLead')).isTeamLead, false);
  },
});
