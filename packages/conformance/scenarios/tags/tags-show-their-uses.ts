import { scenario } from '../../scenario/types.ts';
import { isInOrder } from '../../support/order.ts';
import { role, withRoles } from '../../support/people.ts';
import { fetchProfile } from '../../support/profile.ts';
import { join, project, subProject, tag } from '../../support/projects.ts';

export default scenario({
  title:
    'A tag counts the projects that have it and those that inherit it; it lists those that the person has access to, and counts the others',
  source: 'PROJ-027, PROJ-D70',
  isExclusive: true,
  async run(ctx) {
    const [admin, me] = [ctx.as('admin'), ctx.as('colleague')];
    const tagId = await tag(ctx, admin);
    const tops = [await project(ctx, admin), await project(ctx, admin)];
    const hidden = await project(ctx, admin);
    for (const id of tops) await join(admin, id, me);
    await subProject(ctx, admin, tops[0] ?? '');
    for (const projectId of [...tops, hidden]) {
      const assignedToAll = projectId === tops[0];
      await admin.request('assignProjectTag', { body: { projectId, tagId, assignedToAll } });
    }
    const { tags } = await admin.request('getTags');
    const listed = tags.find(({ id }) => id === tagId);
    ctx.expectEqual(
      'its numbers in the list',
      [listed?.projectCount, listed?.inheritingCount],
      [3, 1],
    );
    const all = await admin.request('getTag', { path: { id: tagId } });
    ctx.expectEqual('its numbers', all.tag, listed);
    ctx.expectEqual('what an administrator sees', [all.accessibleCount, all.hiddenCount], [3, 0]);
    ctx.expectThat('sorted by code', isInOrder(all.projects.map((each) => each.projectCode)));
    const { id } = await fetchProfile(me);
    const rights = await role(ctx, admin, ['tags.basic']);
    await withRoles(admin, { id, roleIds: [rights.id] }, async () => {
      const seen = await me.request('getTag', { path: { id: tagId } });
      ctx.expectEqual(
        'the projects that a member sees',
        seen.projects.map((each) => `${each.projectId} ${each.assignedToAll}`).toSorted(),
        tops.map((each) => `${each} ${each === tops[0]}`).toSorted(),
      );
      ctx.expectEqual('the others', [seen.accessibleCount, seen.hiddenCount], [2, 1]);
    });
    await admin.request('deleteTag', { path: { id: tagId } });
    await admin.request('deleteRole', { path: { id: rights.id } });
  },
});
