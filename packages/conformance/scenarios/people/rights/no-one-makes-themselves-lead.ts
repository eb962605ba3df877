import { scenario } from '../../../scenario/types.ts';
import {
  employee,
  employeeFields,
  role,
  seen,
  getUser,
  withRoles,
} from '../../../support/people.ts';
import { fetchProfile } from '../../../support/profile.ts';

export default scenario({
  title:
    'No one can make themselves a team lead or the manager of others; making others team leads needs the right to manage roles',
  source: 'PEOPL-009, PEOPL-D05',
  isExclusive: true,
  async run(ctx) {
    const [me, other] = [ctx.as('admin'), ctx.as('member')];
    const theirs = await fetchProfile(other);
    const ownId = theirs.employeeId ?? '';
    const { roleIds } = await getUser(me, theirs.id);
    const plain = { isTeamLead: false, reportingToId: null };
    const someone = await employee(ctx, me, plain);
    const { version: _version, ...fields } = someone;
    const self = { ...getFields(await seen(me, ownId)), isTeamLead: false };
    await me.request('updateEmployee', { body: self });
    const edits = await role(ctx, me, ['employees.edit', 'employees.add']);
    await withRoles(me, { id: theirs.id, roleIds: [...roleIds, edits.id] }, async () => {
      const denied = [
        { ...self, isTeamLead: true },
        { ...fields, reportingToId: ownId },
        { ...fields, isTeamLead: true },
      ];
      for (const body of denied) await other.expectError(403, 'updateEmployee', { body });
      const added = { ...employeeFields(ctx), ...plain };
      for (const more of [{ reportingToId: ownId }, { isTeamLead: true }]) {
        await other.expectError(403, 'createEmployee', { body: { ...added, ...more } });
      }
      await other.request('createEmployee', { body: added });
      await other.request('updateEmployee', { body: { ...fields, reportingToId: added.id } });
    });
    ctx.expectEqual('whether they lead', (await seen(me, ownId)).isTeamLead, false);
    await me.request('updateEmployee', {
      body: { ...fields, isTeamLead: true, reportingToId: ownId },
    });
    const mine = await seen(me, (await fetchProfile(me)).employeeId ?? '');
    const toMe = { ...employeeFields(ctx), ...plain, reportingToId: mine.id };
    await me.expectError(403, 'createEmployee', { body: toMe });
    if (mine.isTeamLead) return;
    await me.expectError(403, 'updateEmployee', { body: { ...getFields(mine), isTeamLead: true } });
  },
});

/** An employee in the request format. */
function getFields({
  designation: _designation,
  reportingTo: _manager,
  profileImageUrl: _image,
  isActive: _active,
  userId: _user,
  version: _version,
  ...fields
}: Awaited<ReturnType<typeof seen>>) {
  return fields;
}
