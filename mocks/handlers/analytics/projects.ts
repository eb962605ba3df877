import { ok, type Call, type Handlers } from '../../core/requests/handler.ts';
import { shownDay } from '../../common/clockwork/period.ts';
import { toIsoDay } from '../../common/clockwork/time.ts';
import { getWeekStart } from '../../common/clockwork/working-time.ts';
import { loadProject, toAccessCondition } from '../../common/analytics/access.ts';
import {
  getDailyHours,
  effortAsString,
  loadRecentEntries,
  loadMembers,
  loadTime,
  type EffortContext,
} from '../../common/analytics/effort.ts';
import { toFilterCondition } from '../../common/analytics/filters.ts';
import { periodNamed } from '../../common/clockwork/named-period.ts';
import { nodeFacts } from '../../common/analytics/node-facts.ts';
import { countFiles } from '../../common/analytics/project-facts.ts';
import { buildTree } from '../../common/analytics/tree.ts';
import { addParents } from '../../common/projects/project-lines.ts';

type Group = Pick<
  Handlers<'analytics'>,
  | 'getProjectAnalytics'
  | 'getProjectAnalyticsDetail'
  | 'getProjectAnalyticsMembers'
  | 'getProjectTotalTime'
>;
type ProjectCall = Pick<Call<'getProjectTotalTime'>, 'db' | 'user' | 'clock'>;

/** The effort in projects. Source: ANLYT-021, ANLYT-082, ANLYT-048. */
export const projects: Group = {
  getProjectAnalytics: async (call) => {
    const { db, user, clock, query } = call;
    const { employeeId, timeZone } = user;
    const context = { db, employeeId, timeZone, today: toIsoDay(clock.now(), timeZone) };
    const where = await toFilterCondition(context, query.selectedFilters ?? []);
    const fitting = await db.query('projects', { where, contains: toAccessCondition(user) });
    const ids = new Set(fitting.map(({ id }) => id));
    const all = await addParents(db, fitting);
    const getFacts = await nodeFacts({ db, employeeId, now: toEffortContext(call).now }, [...ids]);
    return ok({
      projectAnalytics: buildTree([...all.values()], ({ id }) => ids.has(id), getFacts),
    });
  },

  getProjectAnalyticsDetail: async (call) => {
    const { db, user, path, query } = call;
    const { project, parent } = await loadProject(call, path.id);
    const context = toEffortContext(call);
    const today = toIsoDay(context.now, user.timeZone);
    // In parallel, because each request to a browser store is slow.
    const [total, entries, firstDayOfWeek, owner, subProjects, tasks, files] = await Promise.all([
      loadTime(context, project.id),
      loadRecentEntries(context, project.id),
      getWeekStart(db, today),
      db.get('employees', project.ownerId),
      db.count('projects', { parentId: project.id }),
      db.count('tasks', { projectId: project.id }),
      countFiles(db, project.id),
    ]);
    const period = periodNamed(query.operation ?? 'allTime', today, firstDayOfWeek);
    return ok({
      projectDetail: {
        id: project.id,
        code: project.code,
        projectName: project.name,
        projectOwnerId: project.ownerId,
        projectOwnerName: owner?.fullName ?? '',
        parentProject: parent ? `${parent.code} ${parent.name}` : null,
        startDateAsString: shownDay(project.createdOn, user),
        dueDateAsString:
          project.dueOn && shownDay(`${project.dueOn}T00:00:00Z`, { ...user, timeZone: 'UTC' }),
        subProjectsCount: subProjects,
        projectTasksCount: tasks,
        projectFilesCount: files,
        projectTotalTimeSpent: effortAsString(total),
        projectWorkEffortTotal: total,
        projectAnalyticsMembersDetail: {
          teamMembers: await loadMembers(context, project.id, period),
        },
        projectDailyHoursCalculations: getDailyHours(context, entries),
        firstDayOfWeek,
      },
    });
  },

  getProjectAnalyticsMembers: async (call) => {
    const { id } = (await loadProject(call, call.path.id)).project;
    const context = toEffortContext(call);
    const today = toIsoDay(context.now, context.timeZone);
    const week = await getWeekStart(call.db, today);
    const period = periodNamed(call.query.operation ?? 'allTime', today, week);
    return ok({ memberDetails: await loadMembers(context, id, period) });
  },

  getProjectTotalTime: async (call) => {
    const { id } = (await loadProject(call, call.path.id)).project;
    return ok({ projectWorkEffortTotal: await loadTime(toEffortContext(call), id) });
  },
};

const toEffortContext = ({ db, user, clock }: ProjectCall): EffortContext => ({
  db,
  timeZone: user.timeZone,
  now: new Date(clock.now()).toISOString(),
});
