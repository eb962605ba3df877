import { scenario } from '../../../scenario/types.ts';
import { employee } from '../../../support/people.ts';
import { fetchProfile } from '../../../support/profile.ts';
import { getEmployeeId, project, seen } from '../../../support/projects.ts';
import { linkedTo, newOrganization } from '../../../support/registration.ts';

export default scenario({
  title:
    'While the owner of a project has left or has no access to projects, administrators edit it, hand it on and delete it',
  source: 'PROJ-055, PROJ-044',
  async run(ctx) {
    let me = await newOrganization(ctx);
    const { id: userId } = await fetchProfile(me);
    const lead = { isTeamLead: false };
    const [owner, next] = [await employee(ctx, me, lead), await employee(ctx, me, lead)];
    await me.request('updateSecurityUser', { body: { id: userId, employeeId: owner.id } });
    const [id, other] = [await project(ctx, me), await project(ctx, me)];
    const mine = await seen(me, id);
    ctx.expectEqual('the state of an owner who works here', mine.ownerState, 'able');
    const toNobody = { query: { projectId: id, employeeId: next.id } };
    const rejected = await me.expectError(400, 'changeProjectOwner', toNobody);
    ctx.expectThat(
      'the error is at the employee, who has no access to projects',
      'employeeId' in (rejected.fieldErrors ?? {}),
    );

    me = await linkedTo(ctx, me, next.id);
    const flags = ({ ownerState, ...flag }: Awaited<ReturnType<typeof seen>>) => ({
      ownerState,
      isOwner: flag.isOwner,
      isEditable: flag.isEditable,
      isTransferable: flag.isTransferable,
      isDeletable: flag.isDeletable,
    });
    const standIn = { isOwner: false, isEditable: true, isTransferable: true, isDeletable: true };
    ctx.expectEqual('a project whose owner has no access', flags(await seen(me, id)), {
      ownerState: 'noAccess',
      ...standIn,
    });
    await me.request('setEmployeeState', { body: { id: owner.id, isActive: false } });
    ctx.expectEqual('a project whose owner has left', flags(await seen(me, id)), {
      ownerState: 'left',
      ...standIn,
    });
    const { code, description, version } = await seen(me, id);
    const name = ctx.name('Saved');
    await me.request('updateProject', { body: { id, code, description, name, version } });
    const employeeId = await getEmployeeId(me);
    await me.request('changeProjectOwner', { query: { projectId: id, employeeId } });
    const handedOn = await seen(me, id);
    ctx.expectEqual(
      'the project that was handed on',
      [handedOn.name, handedOn.ownerId, handedOn.ownerState, handedOn.isOwner],
      [name, employeeId, 'able', true],
    );
    await me.request('deleteProject', { path: { id: other } });
    await me.expectError(404, 'getProject', { path: { id: other } });
  },
});
