import { scenario, type Actor, type ScenarioContext } from '../../scenario/types.ts';
import { visibleProjects } from '../../support/analytics.ts';
import { withEntries, workPlace } from '../../support/booked.ts';
import { payLoad } from '../../support/clockwork.ts';
import { inTimeZone } from '../../support/people.ts';
import { fetchProfile } from '../../support/profile.ts';

/** At any time, one of them has another date than UTC. */
const zones = ['Pacific/Kiritimati', 'Pacific/Pago_Pago'];
const morning = ['00', '01', '02', '03', '04', '05', '06', '07', '08', '09', '10', '11'];
const evening = ['23', '22', '21', '20', '19', '18', '17', '16', '15', '14', '13', '12'];

export default scenario({
  title:
    'A project is ongoing with time in the reader’s last seven days, and stopped with time in the seven days before and none since',
  source: 'ANLYT-045',
  isExclusive: true,
  async run(ctx) {
    const admin = ctx.as('admin');
    const { id } = await fetchProfile(admin);
    for (const timeZone of [admin.timeZone, getOtherTimeZone(ctx)]) {
      await inTimeZone(admin, { id, timeZone }, () => holds(ctx, { ...admin, timeZone }));
    }
  },
});

const getOtherTimeZone = (ctx: ScenarioContext): string =>
  zones.find((zone) => ctx.day(0, zone) !== ctx.day(0)) ?? 'UTC';

/** Verifies ongoing and stopped projects against the reader's days. */
async function holds(ctx: ScenarioContext, me: Actor): Promise<void> {
  await withEntries(me, async (track) => {
    const placed: string[] = [];
    for (const [offset, hours] of [
      [-6, morning],
      [-7, evening],
      [-13, morning],
      [-14, evening],
    ] as const) {
      const { projectId, taskId } = await workPlace(ctx, me);
      const day = ctx.day(offset, me.timeZone);
      track([await bookedAt(ctx, me, { taskId, times: hours.map((hour) => `${day} ${hour}:30`) })]);
      placed.push(projectId);
    }
    const own = (ids: readonly string[]) => placed.filter((id) => ids.includes(id));
    const [first = '', second = '', third = ''] = placed;
    const recent = await visibleProjects(me, ['ProgressingInTheLastWeek']);
    ctx.expectEqual('the continued entry', own(recent), [first]);
    const stopped = await visibleProjects(me, ['StoppedInTheLastWeek']);
    ctx.expectEqual('what has stopped', own(stopped), [second, third]);
  });
}

/** Books minutes on a task at the first free time; returns the entry's id. */
async function bookedAt(
  ctx: ScenarioContext,
  me: Actor,
  { taskId, times }: { taskId: string; times: readonly string[] },
): Promise<string> {
  for (const time of times) {
    const [day = '', at = ''] = time.split(' ');
    const start = ctx.at(day, at, me.timeZone);
    const end = new Date(Date.parse(start) + 300_000).toISOString();
    const entryPayLoad = payLoad(ctx, start, end);
    const { status } = await me.call('postClockWork', { body: { type: 'add', entryPayLoad } });
    if (status !== 200) continue;
    const { id } = entryPayLoad;
    await me.request('assignClockWorkEntries', { query: { taskId }, body: [{ id }] });
    return id;
  }
  throw new Error(`${me.role} has entries at all times; use a person only for tests.`);
}
