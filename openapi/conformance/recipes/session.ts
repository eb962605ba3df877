import { recipes } from '../scenario/recipe.ts';
import { invitation } from '../support/people.ts';
import { profileOf } from '../support/profile.ts';

export default recipes({
  saveUserLogin: {
    as: 'member',
    send: async (kit, _sample, me) => {
      const { profile } = await me.ask('getProfile');
      const body = {
        id: kit.uuid(),
        employeeId: profile.employeeId,
        tenantId: me.tenantId,
        ipAddress: '',
        timestamp: kit.minutesFromNow(0),
        dateTimeStampFormatted: '02-Mar-2026 09:05 AM',
        browser: 'Conformance kit',
      };
      return { body };
    },
  },
  // Declined, so that whoever is of another tenant stays so.
  answerInvitation: {
    as: 'otherTenant',
    ids: () => ['tenantId'],
    send: async (kit, _sample, me) => {
      const admin = kit.as('admin');
      const { email } = await profileOf(me);
      const { securityUsers } = await admin.ask('getSecurityUsers');
      const known = securityUsers.find((each) => each.email === email);
      await (known
        ? admin.ask('updateSecurityUser', { body: { id: known.id, isActive: true } })
        : admin.ask('inviteSecurityUser', { body: { ...invitation(kit), email } }));
      return { body: { tenantId: admin.tenantId, isAccepted: false } };
    },
  },
  logout: { as: 'member', when: 'last' },
});
