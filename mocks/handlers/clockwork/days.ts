import { ok, type Handlers } from '../../core/handler.ts';
import { brokenEntry } from '../../common/clockwork/settings.ts';
import { continuedInto, entriesInto, splitEntries } from '../../common/clockwork/parts.ts';
import { buildSummaries } from '../../common/clockwork/summaries.ts';
import { addDays, hoursAndMinutes, sumSeconds, startOfDay } from '../../common/clockwork/time.ts';
import { entriesOfDay, getTimesheet, type OwnTimesheet } from '../../common/clockwork/timesheet.ts';
import { maySee } from '../../common/projects/access.ts';
import { toPeriodViews, toView } from '../../common/clockwork/view.ts';
import { weekDays, getWeekStart, workingTime } from '../../common/clockwork/working-time.ts';

type Group = Pick<Handlers<'clockwork'>, 'getClockWorkDay' | 'getClockWorkProjectSummaries'>;

/** The user's days and weeks. Source: CLOCK-003, CLOCK-041, CLOCK-064. */
export const days: Group = {
  getClockWorkDay: async (call) => {
    const sheet = getTimesheet(call);
    const { date } = call.path;
    const day = { from: date, before: addDays(date, 1) };
    const entries = await entriesOfDay(sheet, date);
    const continued = await continuedInto(sheet, startOfDay(date, sheet.timeZone));
    const settings = await call.db.get('clockWorkSettings', sheet.employeeId);
    const into = [...entries, ...continued];
    const seconds = sumSeconds(sheet, splitEntries(sheet, into, day));
    const broken = await brokenEntry(sheet);
    const [brokenView = null] = broken ? await toView(sheet, [broken]) : [];
    const views = await toPeriodViews(sheet, into, day);
    return ok({
      clockWorkEntries: views.slice(0, entries.length),
      continuedEntries: views.slice(entries.length),
      totalTimeInSeconds: seconds,
      totalTime: hoursAndMinutes(seconds),
      workingDayInSeconds: (await workingTime(call.db, date)).workingDayInSeconds,
      brokenEntry: brokenView,
      defaultProject: await defaultProject(sheet),
      isClockWorkSetWeeklyMail: settings?.isClockWorkSetWeeklyMail ?? false,
      isWFO: settings?.isWFO ?? false,
    });
  },

  getClockWorkProjectSummaries: async (call) => {
    const sheet = getTimesheet(call);
    const { date } = call.path;
    const from = await getWeekStart(call.db, date);
    const day = { from: date, before: addDays(date, 1) };
    const week = { from, before: addDays(from, 7) };
    const entries = await entriesInto(sheet, week);
    return ok({
      firstDayOfWeek: from,
      clockWorkDayProjectsSummaries: await buildSummaries(sheet, splitEntries(sheet, entries, day)),
      clockWorkWeekProjectsSummaries: await buildSummaries(
        sheet,
        splitEntries(sheet, entries, week),
      ),
      clockWorkWeeklyEntries: await toView(sheet, entries),
      weekDays: await weekDays(call.db, from),
    });
  },
};

/** The user's default project, while they have access to it. */
async function defaultProject({ db, user, employeeId }: OwnTimesheet) {
  const settings = await db.get('clockWorkSettings', employeeId);
  const project = settings?.defaultProjectId
    ? await db.get('projects', settings.defaultProjectId)
    : undefined;
  if (!project || !(await maySee({ db, user }, project.id))) return null;
  const task = settings?.defaultTaskId ? await db.get('tasks', settings.defaultTaskId) : undefined;
  return {
    projectId: project.id,
    projectDisplayString: `${project.code} ${project.name}`,
    taskId: task?.id ?? null,
    taskDisplayString: task ? `${task.code} ${task.name}` : '',
  };
}
