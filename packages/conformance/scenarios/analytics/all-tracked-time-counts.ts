import { toIsoDay } from '../../scenario/time.ts';
import { scenario, type Actor, type ScenarioContext } from '../../scenario/types.ts';
import { parseMinutes, visibleProjects } from '../../support/analytics.ts';
import { withEntries, workPlace } from '../../support/booked.ts';
import { clearRecent, emptyDay, payLoad } from '../../support/clockwork.ts';
import { getEmployeeId, join } from '../../support/projects.ts';

const allTeams = '00000000-0000-0000-0000-000000000000';

export default scenario({
  title:
    'The analytics count all time on a project, with or without a task, also of running entries, and no other time',
  source: 'ANLYT-016, ANLYT-062, ANLYT-021',
  isExclusive: true,
  async run(ctx) {
    const [me, member] = [ctx.as('admin'), ctx.as('member')];
    const { projectId, taskId } = await workPlace(ctx, me);
    await join(me, projectId, member);
    await withEntries(me, (trackMine) =>
      withEntries(member, async (track) => {
        const day = await emptyDay(ctx, member);
        track([
          await post(ctx, member, [day, '09:00', '09:10'], { projectId, taskId }),
          await post(ctx, member, [day, '10:00', '10:20'], { projectId, taskId: null }),
          await post(ctx, member, [day, '11:00', '11:40'], { projectId: null, taskId: null }),
          await post(
            ctx,
            member,
            [day, '12:00', '12:05'],
            { projectId, taskId },
            { entryAtWork: true },
          ),
        ]);
        ctx.expectEqual('of the member', await teamSeconds(me, member, [day, day]), 75 * 60);
        const work = { projectId, taskId: null };
        const entryPayLoad = entry(ctx, me, [day, '09:00', '09:30'], work);
        const others = await me.call('postClockWork', { body: { type: 'add', entryPayLoad } });
        if (others.status === 200) {
          trackMine([entryPayLoad.id]);
          const seconds = await teamSeconds(me, member, [day, day]);
          ctx.expectEqual('of the member, along with another user', seconds, 75 * 60);
        }
        ctx.expectEqual('in the project', await minutesIn(me, member, projectId, 'allTime'), 35);
      }),
    );
    await whatRunsCounts(ctx, [me, member]);
  },
});

type Work = { projectId: string | null; taskId: string | null };
type Times = [day: string, from: string, to: string];

const entry = (ctx: ScenarioContext, who: Actor, [day, from, to]: Times, work: Work) => ({
  ...payLoad(ctx, ctx.at(day, from, who.timeZone), ctx.at(day, to, who.timeZone)),
  ...work,
});

/** Adds an entry; returns its id. */
async function post(
  ctx: ScenarioContext,
  who: Actor,
  times: Times,
  work: Work,
  more = { entryAtWork: false },
) {
  const entryPayLoad = { ...entry(ctx, who, times, work), ...more };
  await who.request('postClockWork', { body: { type: 'add', entryPayLoad } });
  return entryPayLoad.id;
}

/** Running entries, at work and without a task. */
async function whatRunsCounts(
  ctx: ScenarioContext,
  [me, member]: readonly [Actor, Actor],
): Promise<void> {
  const { projectId } = await workPlace(ctx, me);
  await join(me, projectId, member);
  await clearRecent(ctx, member);
  const days: [string, string] = [ctx.day(-1, me.timeZone), ctx.day(1, me.timeZone)];
  const before = await teamSeconds(me, member, days);
  await withEntries(member, async (track) => {
    const runs = payLoad(ctx, ctx.minutesFromNow(-2), null);
    const entryPayLoad = { ...runs, projectId, taskId: null, entryAtWork: true };
    await member.request('postClockWork', { body: { type: 'add', entryPayLoad } });
    track([entryPayLoad.id]);
    const more = (await teamSeconds(me, member, days)) - before;
    const getMonth = (time: number) => toIsoDay(time, me.timeZone).slice(0, 7);
    const isOfThisMonth = getMonth(Date.parse(runs.startTime)) === getMonth(Date.now());
    ctx.expectThat('the running entry counts for the team', more >= 120 && more < 600);
    for (const period of ['allTime', 'thisMonth'] as const) {
      const minutes = await minutesIn(me, member, projectId, period);
      // The month may have started a minute ago.
      const min = period === 'allTime' || isOfThisMonth ? 2 : 0;
      ctx.expectThat('the running entry counts for the project', minutes >= min && minutes < 10);
    }
    const recent = await visibleProjects(me, ['ProgressingInTheLastWeek']);
    ctx.expectThat('a project continues with the running entry', recent.includes(projectId));
  });
}

async function teamSeconds(me: Actor, who: Actor, [first, last]: readonly [string, string]) {
  const employeeId = await getEmployeeId(who);
  const { clockWorkAnalytics } = await me.request('getClockWorkAnalytics', {
    body: { startDateAsString: first, endDateAsString: last, teamId: [allTeams] },
  });
  const members = clockWorkAnalytics.flatMap((each) => each.clockWorkAnalyticsMembers);
  return members.find(({ id }) => id === employeeId)?.totalTimeInSeconds ?? 0;
}

/** A person's minutes in a project; negative if they are not listed at all. */
async function minutesIn(
  me: Actor,
  who: Actor,
  id: string,
  operation: 'allTime' | 'thisMonth',
): Promise<number> {
  const employeeId = await getEmployeeId(who);
  const sent = { path: { id }, query: { operation } };
  const { memberDetails } = await me.request('getProjectAnalyticsMembers', sent);
  const found = memberDetails.find((each) => each.employeeId === employeeId);
  return found ? parseMinutes(found.timeEffortAsString) : -1;
}
