import { recipes } from '../scenario/recipe.ts';

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
  logout: { as: 'member', when: 'last' },
});
