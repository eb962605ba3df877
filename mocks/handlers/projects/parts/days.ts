import { ok, type Handlers } from '../../../core/requests/handler.ts';
import { loadSecondsByDay } from '../../../common/analytics/effort.ts';
import { addDays, toIsoDay } from '../../../common/clockwork/time.ts';
import { requireProjectAccess } from '../../../common/projects/access.ts';

type Group = Pick<Handlers<'projects'>, 'getProjectDays'>;

/** Number of days in the period, including today: 26 weeks. */
const count = 182;

/** The days on which time was booked on a project. Source: PROJ-016. */
export const days: Group = {
  getProjectDays: async (call) => {
    const { db, clock, user } = call;
    const { project } = await requireProjectAccess(call, call.path.id);
    const now = new Date(clock.now()).toISOString();
    const end = toIsoDay(now, user.timeZone);
    const start = addDays(end, 1 - count);
    const context = { db, now, timeZone: user.timeZone };
    const seconds = await loadSecondsByDay(context, project.id, start);
    return ok({
      start,
      end,
      days: [...seconds].map(([day, sum]) => ({ day, seconds: sum })),
    });
  },
};
