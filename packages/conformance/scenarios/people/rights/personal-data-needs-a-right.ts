import { scenario } from '../../../scenario/types.ts';
import { employeeFields, role, getUser, withRoles } from '../../../support/people.ts';
import { fetchProfile } from '../../../support/profile.ts';
import type { Actor } from '../../../scenario/types.ts';

export default scenario({
  title:
    'The list of employees shows telephone numbers and birth dates to people who may see or edit details, and to everyone their own',
  source: 'GATE-014, PEOPL-D09',
  isExclusive: true,
  async run(ctx) {
    const [me, other] = [ctx.as('admin'), ctx.as('colleague')];
    const theirs = await fetchProfile(other);
    const { roleIds } = await getUser(me, theirs.id);
    const known = { phone: '+91 80 5550 1234', dateOfBirth: '1990-04-01' };
    const body = { ...employeeFields(ctx), ...known };
    await me.request('createEmployee', { body });
    const own = await getOwnRecord(me, theirs.employeeId ?? '');
    const listed = async (id: string, name: string) => {
      const columnFilters = [{ name: 'fullName', value: name }];
      const search = { page: 1, pageSize: 50 as const, sort: null, columnFilters };
      const { employees } = await other.request('searchEmployees', { body: search });
      const found = employees.find((each) => each.id === id);
      return [found?.phone, found?.dateOfBirth];
    };
    const rights = [['employees.view'], ['employees.edit'], []] as const;
    for (const more of rights) {
      const { id } = await role(ctx, me, ['employees.basic', ...more]);
      const expected = more.length > 0 ? [known.phone, known.dateOfBirth] : ['', null];
      await withRoles(me, { id: theirs.id, roleIds: [...roleIds, id] }, async () => {
        ctx.expectEqual(`with ${String(more)}`, await listed(body.id, body.fullName), expected);
        const ownData = [own.phone, own.dateOfBirth];
        ctx.expectEqual('the own', await listed(own.id, own.fullName), ownData);
      });
    }
  },
});

const getOwnRecord = async (me: Actor, id: string) =>
  (await me.request('getEmployee', { path: { id } })).employee;
