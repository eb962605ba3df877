import { employeeFields, invitation } from '../../../support/people.ts';
import { simultaneousCreates, uniqueCreate } from '../../../support/simultaneous-creates.ts';

export default simultaneousCreates('employee or user', [
  uniqueCreate('createEmployee', {
    source: 'PEOPL-D11, API-D04',
    field: 'email',
    prepare: (ctx, me) => {
      const { email } = employeeFields(ctx);
      return {
        send: () => ({ body: { ...employeeFields(ctx), email } }),
        count: async () => {
          const columnFilters = [{ name: 'email', value: email }];
          const body = { page: 1, pageSize: 10 as const, sort: null, columnFilters };
          return (await me.request('searchEmployees', { body })).totalCount;
        },
      };
    },
  }),
  uniqueCreate('inviteSecurityUser', {
    source: 'PEOPL-D11, API-D04',
    field: 'email',
    prepare: (ctx, me) => {
      const { email } = invitation(ctx);
      return {
        send: () => ({ body: { ...invitation(ctx), email } }),
        count: async () => {
          const { securityUsers } = await me.request('getSecurityUsers');
          return securityUsers.filter((each) => each.email === email).length;
        },
      };
    },
  }),
]);
