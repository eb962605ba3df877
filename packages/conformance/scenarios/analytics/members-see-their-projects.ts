import { scenario } from '../../scenario/types.ts';
import type { Actor, ScenarioContext } from '../../scenario/types.ts';
import { visibleProjects } from '../../support/analytics.ts';
import { book, withEntries } from '../../support/booked.ts';
import { emptyDay } from '../../support/clockwork.ts';
import { role, getUser, withRoles } from '../../support/people.ts';
import { fetchProfile } from '../../support/profile.ts';
import { getEmployeeId, project, seen, subProject, task } from '../../support/projects.ts';
import { isInOrder } from '../../support/order.ts';

export default scenario({
  title:
    'The analytics show projects to members of the project or of one above, and all projects to administrators',
  source: 'PRIV-039, ANLYT-051',
  isExclusive: true,
  async run(ctx) {
    const [me, other] = [ctx.as('admin'), ctx.as('colleague')];
    const parentId = await project(ctx, me);
    const below = [await subProject(ctx, me, parentId), await subProject(ctx, me, parentId)];
    const id = below[0] ?? '';
    const parent = await seen(me, parentId);
    const taskId = await task(ctx, me, id);
    const filters = async (actor: typeof me) => {
      const all = await visibleProjects(actor);
      return [parentId, ...below].filter((each) => all.includes(each));
    };
    ctx.expectEqual('what an administrator sees', await filters(me), [parentId, ...below]);
    const own = await project(ctx, other);
    ctx.expectThat('an administrator sees others’', (await visibleProjects(me)).includes(own));
    await withEntries(me, async (track) => {
      const day = await emptyDay(ctx, me);
      track(await book(ctx, me, taskId, [{ day, at: '00:10', seconds: 120 }]));
      const { projectDetail } = await me.request('getProjectAnalyticsDetail', { path: { id } });
      ctx.expectEqual(
        'the detail',
        [
          projectDetail.parentProject,
          projectDetail.projectTasksCount,
          projectDetail.subProjectsCount,
          projectDetail.projectWorkEffortTotal,
          projectDetail.projectTotalTimeSpent,
        ],
        [`${parent.code} ${parent.name}`, 1, 0, 120, '0 Hrs 2 m'],
      );
      const top = await me.request('getProjectAnalyticsDetail', { path: { id: parentId } });
      const { parentProject, subProjectsCount } = top.projectDetail;
      ctx.expectEqual('the one above', [parentProject, subProjectsCount], [null, 2]);
      const year = projectDetail.projectDailyHoursCalculations.map(({ date }) => date);
      const isRecent = day > ctx.day(-365, me.timeZone);
      ctx.expectEqual('the day of the reader', year, isRecent ? [day] : []);
    });
    const path = { id };
    for (const request of [
      'getProjectAnalyticsDetail',
      'getProjectAnalyticsMembers',
      'getProjectTotalTime',
    ] as const) {
      const response = await other.call(request, { path });
      ctx.expectThat('a stranger is not let in', [403, 404].includes(response.status));
    }
    const mine = ctx.as('teamLead');
    const { id: personId } = await fetchProfile(mine);
    const { roleIds } = await getUser(me, personId);
    const rights = await role(ctx, me, ['projectAnalytics.basic']);
    await withRoles(me, { id: personId, roleIds: [...roleIds, rights.id] }, async () => {
      ctx.expectEqual('what a stranger sees', await filters(mine), []);
      await mine.expectError(404, 'getProjectAnalyticsDetail', { path });
      const employeeId = await getEmployeeId(mine);
      await me.request('addProjectMember', { body: { projectId: id, employeeId } });
      ctx.expectEqual('what a member sees', await filters(mine), [id]);
      const { projectDetail } = await mine.request('getProjectAnalyticsDetail', { path });
      ctx.expectEqual('the one above, which a member sees not', projectDetail.parentProject, null);
      await verifyDeparted(ctx, [me, mine], { id, taskId });
      const { memberDetails } = await mine.request('getProjectAnalyticsMembers', { path });
      const names = memberDetails.map(({ fullName }) => fullName);
      ctx.expectThat('the members are sorted by name', isInOrder(names));
      await me.request('removeProjectMember', { query: { projectId: id, employeeId } });
      ctx.expectEqual('what who has left sees', await filters(mine), []);
    });
  },
});

/** People with time in a project stay listed after they leave it, and are marked. */
async function verifyDeparted(
  ctx: ScenarioContext,
  [owner, member]: readonly [Actor, Actor],
  { id, taskId }: { id: string; taskId: string },
) {
  const employeeId = await getEmployeeId(member);
  const isMember = async () => {
    const { memberDetails } = await owner.request('getProjectAnalyticsMembers', { path: { id } });
    return memberDetails.find((each) => each.employeeId === employeeId)?.isActiveMember;
  };
  ctx.expectEqual('whether a member is one', await isMember(), true);
  await withEntries(member, async (track) => {
    const day = await emptyDay(ctx, member);
    track(await book(ctx, member, taskId, [{ day, at: '00:10', seconds: 60 }]));
    const who = { projectId: id, employeeId };
    await owner.request('removeProjectMember', { query: who });
    ctx.expectEqual('whether who has left is one', await isMember(), false);
    const isVisibleAfterwards = (await visibleProjects(member)).includes(id);
    ctx.expectEqual('whether who has left, with time in it, sees it', isVisibleAfterwards, false);
    await owner.request('addProjectMember', { body: who });
  });
}
