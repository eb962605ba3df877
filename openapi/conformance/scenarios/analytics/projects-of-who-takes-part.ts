import { scenario } from '../../scenario/types.ts';
import type { Actor, Kit } from '../../scenario/types.ts';
import { visibleProjects } from '../../support/analytics.ts';
import { book, withEntries } from '../../support/booked.ts';
import { emptyDay } from '../../support/clockwork.ts';
import { role, userOf, withRoles } from '../../support/people.ts';
import { profileOf } from '../../support/profile.ts';
import { employeeIdOf, project, seen, subProject, task } from '../../support/projects.ts';

export default scenario({
  title:
    'The analytics show projects to who takes part in them or in one above, and to administrators all',
  source: 'PRIV-039, ANLYT-051',
  isAlone: true,
  async run(kit) {
    const [me, other] = [kit.as('admin'), kit.as('colleague')];
    const parentId = await project(kit, me);
    const below = [await subProject(kit, me, parentId), await subProject(kit, me, parentId)];
    const id = below[0] ?? '';
    const parent = await seen(me, parentId);
    const taskId = await task(kit, me, id);
    const filters = async (actor: typeof me) => {
      const all = await visibleProjects(actor);
      return [parentId, ...below].filter((each) => all.includes(each));
    };
    kit.expectEqual('what an administrator sees', await filters(me), [parentId, ...below]);
    const own = await project(kit, other);
    kit.expectThat('an administrator sees others’', (await visibleProjects(me)).includes(own));
    await withEntries(me, async (keep) => {
      const day = await emptyDay(kit, me);
      keep(await book(kit, me, taskId, [{ day, at: '00:10', seconds: 120 }]));
      const { projectDetail } = await me.ask('getProjectAnalyticsDetail', { path: { id } });
      kit.expectEqual(
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
      const top = await me.ask('getProjectAnalyticsDetail', { path: { id: parentId } });
      const { parentProject, subProjectsCount } = top.projectDetail;
      kit.expectEqual('the one above', [parentProject, subProjectsCount], [null, 2]);
      const year = projectDetail.projectDailyHoursCalculations.map(({ date }) => date);
      const isRecent = day > kit.day(-365, me.timeZone);
      kit.expectEqual('the day of the reader', year, isRecent ? [day] : []);
    });
    const path = { id };
    for (const ask of [
      'getProjectAnalyticsDetail',
      'getProjectAnalyticsMembers',
      'getProjectTotalTime',
    ] as const) {
      const answer = await other.call(ask, { path });
      kit.expectThat('a stranger is not let in', [403, 404].includes(answer.status));
    }
    const mine = kit.as('teamLead');
    const { id: personId } = await profileOf(mine);
    const { roleIds } = await userOf(me, personId);
    const rights = await role(kit, me, ['projectAnalytics.basic']);
    await withRoles(me, { id: personId, roleIds: [...roleIds, rights.id] }, async () => {
      kit.expectEqual('what a stranger sees', await filters(mine), []);
      await mine.refused(404, 'getProjectAnalyticsDetail', { path });
      const employeeId = await employeeIdOf(mine);
      await me.ask('addProjectMember', { body: { projectId: id, employeeId } });
      kit.expectEqual('what a member sees', await filters(mine), [id]);
      const { projectDetail } = await mine.ask('getProjectAnalyticsDetail', { path });
      kit.expectEqual('the one above, which a member sees not', projectDetail.parentProject, null);
      await tellsWhoHasLeft(kit, [me, mine], { id, taskId });
      const { memberDetails } = await mine.ask('getProjectAnalyticsMembers', { path });
      const names = memberDetails.map(({ fullName }) => fullName);
      const sorted = names.toSorted((one, another) => one.localeCompare(another));
      kit.expectEqual('the order of members', names, sorted);
      await me.ask('removeProjectMember', { query: { projectId: id, employeeId } });
      kit.expectEqual('what who has left sees', await filters(mine), []);
    });
  },
});

/** Who has time in a project is told, also after leaving it, and told apart. */
async function tellsWhoHasLeft(
  kit: Kit,
  [owner, member]: readonly [Actor, Actor],
  { id, taskId }: { id: string; taskId: string },
) {
  const employeeId = await employeeIdOf(member);
  const isMember = async () => {
    const { memberDetails } = await owner.ask('getProjectAnalyticsMembers', { path: { id } });
    return memberDetails.find((each) => each.employeeId === employeeId)?.isActiveMember;
  };
  kit.expectEqual('whether a member is one', await isMember(), true);
  await withEntries(member, async (keep) => {
    const day = await emptyDay(kit, member);
    keep(await book(kit, member, taskId, [{ day, at: '00:10', seconds: 60 }]));
    const who = { projectId: id, employeeId };
    await owner.ask('removeProjectMember', { query: who });
    kit.expectEqual('whether who has left is one', await isMember(), false);
    const seenStill = (await visibleProjects(member)).includes(id);
    kit.expectEqual('whether who has left, with time in it, sees it', seenStill, false);
    await owner.ask('addProjectMember', { body: who });
  });
}
