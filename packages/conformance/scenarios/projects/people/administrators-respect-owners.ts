import { scenario } from '../../../scenario/types.ts';
import { getEmployeeId, project, seen } from '../../../support/projects.ts';

export default scenario({
  title: 'An administrator neither edits, nor hands on, nor deletes a project whose owner can',
  source: 'PROJ-055, PROJ-043',
  async run(ctx) {
    const [owner, admin] = [ctx.as('member'), ctx.as('admin')];
    const id = await project(ctx, owner);
    const { isEditable, isTransferable, isDeletable, ...shown } = await seen(admin, id);
    ctx.expectEqual(
      'what an administrator may do',
      [isEditable, isTransferable, isDeletable],
      [false, false, false],
    );
    const { code, name, description, version } = shown;
    await admin.expectError(403, 'updateProject', {
      body: { id, code, name, description, version },
    });
    const employeeId = await getEmployeeId(admin);
    await admin.expectError(403, 'changeProjectOwner', { query: { projectId: id, employeeId } });
    await admin.expectError(403, 'deleteProject', { path: { id } });
  },
});
