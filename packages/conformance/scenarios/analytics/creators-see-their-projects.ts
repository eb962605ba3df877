import { addDays, toIsoDay } from '../../scenario/time.ts';
import type { Actor, ScenarioContext } from '../../scenario/types.ts';
import { scenario } from '../../scenario/types.ts';
import { visibleProjects } from '../../support/analytics.ts';
import { book, withEntries } from '../../support/booked.ts';
import { emptyDay } from '../../support/clockwork.ts';
import { inTimeZone, role, getUser, withRoles } from '../../support/people.ts';
import { fetchProfile } from '../../support/profile.ts';
import {
  getEmployeeId,
  impediment,
  join,
  project,
  seen,
  subProject,
  task,
} from '../../support/projects.ts';

export default scenario({
  title:
    'The analytics show a project to its creator, with all sub-projects, and no filter shows more',
  source: 'ANLYT-051, PRIV-039, ANLYT-D03',
  isExclusive: true,
  async run(ctx) {
    const [me, mine] = [ctx.as('admin'), ctx.as('colleague')];
    const { id } = await fetchProfile(mine);
    const { roleIds } = await getUser(me, id);
    const rights = await role(ctx, me, ['projectAnalytics.basic', 'projects.basic']);
    await withRoles(me, { id, roleIds: [...roleIds, rights.id] }, async () => {
      const made = await project(ctx, mine);
      const below = await subProject(ctx, mine, made);
      const foreign = await project(ctx, me);
      const dueOn = '2030-01-31';
      const joined = await project(ctx, me, { dueOn });
      await me.request('markAsApexProject', { path: { id: joined } });
      const middle = await subProject(ctx, me, joined, { dueOn });
      const under = await subProject(ctx, me, middle);
      await join(me, joined, mine);
      await impediment(ctx, mine, made);
      await impediment(ctx, me, foreign);
      await me.request('watchProject', { path: { id: foreign } });
      const employeeId = await getEmployeeId(me);
      await mine.request('changeProjectOwner', { query: { projectId: made, employeeId } });
      const former = { projectId: made, employeeId: await getEmployeeId(mine) };
      await me.request('removeProjectMember', { query: former });
      const all = new Set(await visibleProjects(mine));
      ctx.expectEqual(
        'made, below it, others’, joined, and far below it',
        [made, below, foreign, joined, under].map((each) => all.has(each)),
        [true, true, false, true, true],
      );
      const { projectDetail } = await mine.request('getProjectAnalyticsDetail', {
        path: { id: under },
      });
      const { code, name } = await seen(me, middle);
      ctx.expectEqual('the one above it', projectDetail.parentProject, `${code} ${name}`);
      const shown = await visibleProjects(mine, ['Impedimented']);
      ctx.expectEqual(
        'impeded ones that may be seen',
        [made, foreign].filter((each) => shown.includes(each)),
        [made],
      );
    });
    await me.request('deleteRole', { path: { id: rights.id } });
    await daysAreTheReaders(ctx, me, ctx.as('member'));
  },
});

/** Days start at the reader's midnight; a due date is the same date everywhere. */
async function daysAreTheReaders(ctx: ScenarioContext, me: Actor, member: Actor): Promise<void> {
  const projectId = await project(ctx, me);
  const made = Date.parse(ctx.minutesFromNow(0));
  const employeeId = await join(me, projectId, member);
  const taskId = await task(ctx, me, projectId);
  const { code, name, description, version } = await seen(me, projectId);
  const fields = { id: projectId, code, name, description, version, dueOn: '2027-03-04' };
  await me.request('updateProject', { body: fields });
  const detail = async () => {
    const { projectDetail } = await me.request('getProjectAnalyticsDetail', {
      path: { id: projectId },
    });
    return projectDetail;
  };
  const { dueDateAsString } = await detail();
  const { id, dateFormat } = await fetchProfile(me);
  const due = dateFormat.replace('DD', '04').replace('MM', '03').replace('YYYY', '2027');
  ctx.expectEqual('the due date as the reader reads days', dueDateAsString, due);
  for (const timeZone of ['Pacific/Kiritimati', 'Pacific/Pago_Pago']) {
    await inTimeZone(me, { id, timeZone }, async () => {
      const shown = await detail();
      ctx.expectEqual('the due date', shown.dueDateAsString, dueDateAsString);
      const [year = '', month = '', date = ''] = toIsoDay(made, timeZone).split('-');
      const day = dateFormat.replace('DD', date).replace('MM', month).replace('YYYY', year);
      ctx.expectEqual('the day on which it was made', shown.startDateAsString, day);
    });
  }
  const query = { projectId, employeeId };
  await withEntries(me, async (track) => {
    const day = await dayOfLastYear(ctx, me);
    track(await book(ctx, me, taskId, [{ day, at: '23:00', seconds: 5400 }]));
    ctx.expectEqual('each day its part', (await detail()).projectDailyHoursCalculations, [
      { date: day, hours: 1 },
      { date: addDays(day, 1), hours: 0.5 },
    ]);
  });
  await withEntries(member, async (track) => {
    const day = await emptyDay(ctx, member);
    track(await book(ctx, member, taskId, [{ day, at: '09:00', seconds: 600 }]));
    await me.request('removeProjectMember', { query });
    const path = { id: projectId };
    const { memberDetails } = await me.request('getProjectAnalyticsMembers', { path });
    const departed = memberDetails.find((each) => each.employeeId === employeeId);
    ctx.expectEqual(
      'who has left the project, and is employed',
      [departed?.isActiveMember, departed?.isActive],
      [false, true],
    );
  });
}

/** A day in the last year without entries. */
async function dayOfLastYear(ctx: ScenarioContext, me: Actor): Promise<string> {
  for (let tries = 0; tries < 20; tries += 1) {
    const day = await emptyDay(ctx, me);
    if (day > ctx.day(-360, me.timeZone)) return day;
  }
  throw new Error(`${me.role} has no empty day in a year; use a person only for tests.`);
}
