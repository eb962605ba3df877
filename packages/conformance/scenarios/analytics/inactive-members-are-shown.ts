import { scenario, type Actor, type ScenarioContext } from '../../scenario/types.ts';
import { employee, inEachState, seen as seenEmployee } from '../../support/people.ts';
import { getEmployeeId, join, project, seen, task } from '../../support/projects.ts';
import { book, withEntries } from '../../support/booked.ts';
import { emptyDay } from '../../support/clockwork.ts';

export default scenario({
  title:
    'The members of a project are returned with name and picture, whatever their record says, and in a separate list once they have left',
  source: 'ANLYT-048, ANLYT-062',
  isExclusive: true,
  async run(ctx) {
    const [me, member] = [ctx.as('admin'), ctx.as('member')];
    const projectId = await project(ctx, me);
    const own = await join(me, projectId, member);
    const { id: departed, fullName } = await employee(ctx, me);
    await me.request('addProjectMember', { body: { projectId, employeeId: departed } });
    await me.request('setEmployeeState', { body: { id: departed, isActive: false } });
    await member.request('uploadProfileImage', { body: { file: ctx.file('png') } });
    const { profileImageUrl } = await seenEmployee(me, own);
    const { members } = await seen(me, projectId);
    const findId = (employeeId: string) =>
      members.find((each) => each.employeeId === employeeId)?.id;
    const readActual = async (employeeId: string) => readMember(me, projectId, employeeId);
    const ofOwn = [
      findId(own),
      (await seenEmployee(me, own)).fullName,
      profileImageUrl,
      true,
      true,
    ];
    await inEachState(ctx, me, own, async () =>
      ctx.expectEqual('a member', await readActual(own), ofOwn),
    );
    ctx.expectEqual('a member who has left the organization', await readActual(departed), [
      findId(departed),
      fullName,
      null,
      true,
      false,
    ]);
    await onlyWithTime(ctx, [me, member], projectId);
  },
});

/** A person with time in a project who is no longer a member is identified by the employee id. */
async function onlyWithTime(
  ctx: ScenarioContext,
  [me, member]: readonly [Actor, Actor],
  projectId: string,
) {
  const employeeId = await getEmployeeId(member);
  await withEntries(member, async (track) => {
    const day = await emptyDay(ctx, member);
    const taskId = await task(ctx, me, projectId);
    track(await book(ctx, member, taskId, [{ day, at: '09:00', seconds: 60 }]));
    await me.request('removeProjectMember', { query: { projectId, employeeId } });
    const [id] = await readMember(me, projectId, employeeId);
    ctx.expectEqual('the id of who is no member', id, employeeId);
  });
}

async function readMember(me: Actor, id: string, employeeId: string) {
  const { memberDetails } = await me.request('getProjectAnalyticsMembers', { path: { id } });
  const found = memberDetails.find((each) => each.employeeId === employeeId);
  if (!found) return [];
  return [found.id, found.fullName, found.profileImageUrl, found.isActiveMember, found.isActive];
}
