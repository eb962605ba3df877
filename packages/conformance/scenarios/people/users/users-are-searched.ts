import { scenario } from '../../../scenario/types.ts';
import { employee, invitation, role } from '../../../support/people.ts';
import { fetchProfile } from '../../../support/profile.ts';

export default scenario({
  title: 'Users are found by the contents of their columns, with their status and last sign-in',
  source: 'PEOPL-017, PEOPL-010',
  async run(ctx) {
    const me = ctx.as('admin');
    const { id: employeeId, fullName } = await employee(ctx, me);
    const { id: roleId, name } = await role(ctx, me);
    const sent = invitation(ctx, { employeeId, roleIds: [roleId] });
    const { securityUser } = await me.request('inviteSecurityUser', { body: sent });
    const find = async (column: string, value: string) => {
      const columnFilters = [{ name: column, value }];
      const body = { page: 1, pageSize: 50 as const, sort: 'name', columnFilters };
      return (await me.request('searchSecurityUsers', { body })).users;
    };
    for (const [column, value] of [
      ['name', sent.email],
      ['email', sent.email],
      ['role', name],
      ['employee', fullName],
      ['search', sent.email.toUpperCase()],
      ['search', name],
      ['search', fullName],
    ] as const) {
      const found = await find(column, value);
      ctx.expectEqual(
        `who is found by ${column}`,
        found.map(({ id, status, role: roles, employee: of }) => [id, status, roles, of]),
        [[securityUser.id, 'invited', name, fullName]],
      );
    }
    const { id, email } = await fetchProfile(me);
    const [own] = await find('email', email);
    ctx.expectEqual('the caller', [own?.id, own?.status, own?.isCaller], [id, 'active', true]);
    await me.request('saveUserLogin', {
      body: {
        id: ctx.uuid(),
        employeeId: (await fetchProfile(me)).employeeId,
        tenantId: me.tenantId,
        ipAddress: '',
        timestamp: ctx.minutesFromNow(0),
        dateTimeStampFormatted: '02-Mar-2026 09:05 AM',
        browser: 'Conformance kit',
      },
    });
    const [entered] = await find('email', email);
    const ago = Date.now() - Date.parse(entered?.lastSignIn ?? '');
    ctx.expectThat('the last sign-in is just now', Math.abs(ago) < 120_000);
    const { employees } = await me.request('getUserChoices', {
      body: {
        page: 1,
        pageSize: 10,
        sort: null,
        columnFilters: [{ name: 'fullName', value: fullName }],
      },
    });
    ctx.expectEqual('employees with a user among the choices', employees, []);
  },
});
