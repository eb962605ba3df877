import { scenario } from '../../../scenario/types.ts';
import { getEmployeeId, joint, project, projectFields, seen } from '../../../support/projects.ts';

export default scenario({
  title:
    'A new project may have a parent of one’s own, another owner, and days in order; the code of a deleted one is not used again',
  source: 'PROJ-053, PROJ-071',
  async run(ctx) {
    const [other, me] = [ctx.as('admin'), ctx.as('member')];
    const parentId = await project(ctx, me);
    const days = { startOn: '2030-01-01', dueOn: '2030-01-31' };
    const body = { ...projectFields(ctx), ...days, parentId };
    await me.request('createProject', { body });
    const made = await me.request('getProject', { path: { id: body.id } });
    ctx.expectEqual('its parent', made.parentProject?.id, parentId);
    ctx.expectEqual(
      'its days',
      [made.project.startOn, made.project.dueOn],
      ['2030-01-01', '2030-01-31'],
    );
    const fresh = (more: object) => ({ body: { ...projectFields(ctx), ...more } });
    await me.expectError(400, 'createProject', fresh({ parentId: await project(ctx, other) }));
    await me.expectError(400, 'createProject', fresh({ parentId: ctx.uuid() }));
    const joined = await joint(ctx, other, me);
    await me.expectError(400, 'createProject', fresh({ parentId: joined }));
    await me.expectError(
      400,
      'createProject',
      fresh({ startOn: '2030-02-01', dueOn: '2030-01-31' }),
    );
    await me.expectError(400, 'createProject', fresh({ dueOn: '0001-01-01' }));
    await me.expectError(400, 'createProject', fresh({ startOn: '1899-12-31', dueOn: null }));
    await me.expectError(400, 'createProject', fresh({ ownerId: 'nobody' }));
    const { name, code, description, version } = made.project;
    const fields = { id: body.id, name, code, description, version };
    await me.expectError(400, 'updateProject', { body: { ...fields, dueOn: '2029-12-31' } });
    await me.request('updateProject', { body: { ...fields, startOn: null } });
    const after = await seen(me, body.id);
    ctx.expectEqual('no start', [after.startOn, after.dueOn], [null, '2030-01-31']);
    const ownerId = await getEmployeeId(other);
    const given = projectFields(ctx);
    await me.request('createProject', { body: { ...given, ownerId } });
    const theirs = await seen(other, given.id);
    ctx.expectEqual('owned by another', [theirs.ownerId, theirs.isOwner], [ownerId, true]);
    ctx.expectEqual('still seen by who made it', (await seen(me, given.id)).isOwner, false);
    await me.request('deleteProject', { path: { id: body.id } });
    const again = { ...projectFields(ctx), code: body.code.toLowerCase() };
    await me.expectError(409, 'createProject', { body: again });
    const renamed = await seen(me, parentId);
    await me.expectError(409, 'updateProject', {
      body: { ...fields, id: parentId, code: body.code, version: renamed.version },
    });
  },
});
