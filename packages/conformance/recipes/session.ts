import { recipes } from '../scenario/recipe.ts';
import { invitation } from '../support/people.ts';
import { fetchProfile } from '../support/profile.ts';

export default recipes({
  saveUserLogin: {
    as: 'member',
    send: async (ctx, _sample, me) => {
      const { profile } = await me.request('getProfile');
      const body = {
        id: ctx.uuid(),
        employeeId: profile.employeeId,
        tenantId: me.tenantId,
        ipAddress: '',
        timestamp: ctx.minutesFromNow(0),
        dateTimeStampFormatted: '02-Mar-2026 09:05 AM',
        browser: 'Conformance kit',
      };
      return { body };
    },
  },
  // Declined, so that a person of another tenant stays there.
  answerInvitation: {
    as: 'otherTenant',
    ids: () => ['tenantId'],
    send: async (ctx, _sample, me) => {
      const admin = ctx.as('admin');
      const { email } = await fetchProfile(me);
      const { securityUsers } = await admin.request('getSecurityUsers');
      const known = securityUsers.find((each) => each.email === email);
      await (known
        ? admin.request('updateSecurityUser', { body: { id: known.id, isActive: true } })
        : admin.request('inviteSecurityUser', { body: { ...invitation(ctx), email } }));
      return { body: { tenantId: admin.tenantId, isAccepted: false } };
    },
  },
  logout: { as: 'member', when: 'last' },
});
