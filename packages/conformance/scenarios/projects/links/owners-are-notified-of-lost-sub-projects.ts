import { scenario } from '../../../scenario/types.ts';
import { allOf, listNotificationTypes } from '../../../support/notifications.ts';
import { getEmployeeId, project, seen, subProject } from '../../../support/projects.ts';

export default scenario({
  title:
    'The owner of a sub-project is notified when an owner above delinks or deletes it, and not of their own actions',
  source: 'PROJ-043, NOTIF-007',
  isExclusive: true,
  async run(ctx) {
    const [top, owner] = [ctx.as('admin'), ctx.as('member')];
    await Promise.all([top, owner].map(allOf));
    const employeeId = await getEmployeeId(owner);
    const above = await project(ctx, top);
    const give = async () => {
      const projectId = await subProject(ctx, top, above);
      await top.request('changeProjectOwner', { query: { projectId, employeeId } });
      return projectId;
    };
    const delinked = await give();
    await top.request('delinkProject', { path: { id: delinked } });
    const types = await listNotificationTypes(owner, delinked);
    ctx.expectEqual(
      'of a delinked one',
      types.toSorted((a, b) => a - b),
      [3, 16],
    );
    const deleted = await give();
    const { name } = await seen(owner, deleted);
    await top.request('deleteProject', { path: { id: deleted } });
    const found = (await allOf(owner)).filter(
      ({ typeId, notificationData }) => typeId === 17 && notificationData.projectName === name,
    );
    ctx.expectEqual('of a deleted one', found.length, 1);
    ctx.expectEqual('it leads nowhere', found[0]?.notificationData.projectId, null);
    const own = await give();
    await owner.request('delinkProject', { path: { id: own } });
    ctx.expectEqual('of their own action', await listNotificationTypes(owner, own), [3]);
  },
});
