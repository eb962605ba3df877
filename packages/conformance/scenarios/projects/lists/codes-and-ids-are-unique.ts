import { scenario } from '../../../scenario/types.ts';
import { project, projectFields, seen, task } from '../../../support/projects.ts';

export default scenario({
  title:
    'A project code is unique, ignoring case; task codes start with it and are numbered consecutively',
  source: 'PROJ-063, PROJ-D05',
  async run(ctx) {
    const me = ctx.as('admin');
    const body = { ...projectFields(ctx), description: '  Words.  ', dueOn: '2030-01-31' };
    await me.request('createProject', { body });
    const { id } = body;
    const code = body.code.toUpperCase();
    const made = await seen(me, id);
    ctx.expectEqual(
      'what it is',
      [made.code, made.description, made.dueOn],
      [code, 'Words.', '2030-01-31'],
    );
    ctx.expectEqual('whose it is', [made.isOwner, made.createdBy], [true, made.ownedBy]);
    const active = made.members.filter(({ isActiveMember }) => isActiveMember);
    ctx.expectEqual(
      'its members',
      active.map(({ employeeId }) => employeeId),
      [made.ownerId],
    );
    const other = projectFields(ctx);
    const taken = { ...other, code: code.toLowerCase() };
    await me.expectError(409, 'createProject', { body: taken });
    await me.expectError(409, 'createProject', { body: { ...other, id } });
    await me.expectError(400, 'createProject', { body: { ...other, name: '  ' } });
    await me.request('createProject', { body: other });
    await task(ctx, me, other.id);
    await me.expectError(409, 'updateProject', { body: taken });
    const tasks: string[] = [];
    for (let count = 0; count < 3; count += 1) tasks.push(await task(ctx, me, id));
    await me.request('deleteProjectTask', { path: { id: tasks[1] ?? '' } });
    await task(ctx, me, id);
    const codes = async () => (await seen(me, id)).tasks.map(({ taskCode }) => taskCode);
    ctx.expectEqual('the codes', await codes(), [`${code}-T1`, `${code}-T3`, `${code}-T4`]);
    const renamed = { id, name: ` ${body.name} `, code: `${code}.x`, description: ' Other. ' };
    await me.request('updateProject', { body: renamed });
    const after = await seen(me, id);
    ctx.expectEqual(
      'what it is',
      [after.code, after.name, after.description, after.dueOn],
      [`${code}.X`, body.name, 'Other.', '2030-01-31'],
    );
    const longer = `${code}.X`;
    ctx.expectEqual('the codes', await codes(), [`${longer}-T1`, `${longer}-T3`, `${longer}-T4`]);
    ctx.expectEqual(
      'those of another project',
      (await seen(me, other.id)).tasks.map(({ taskCode }) => taskCode),
      [`${other.code.toUpperCase()}-T1`],
    );
    await me.request('updateProject', { body: { ...renamed, dueOn: null } });
    ctx.expectEqual('without a day', (await seen(me, id)).dueOn, null);
    await project(ctx, me);
  },
});
