import { ok, type Handlers } from '../../core/requests/handler.ts';
import type { ClockWorkSettings } from '../../store/world.ts';
import { brokenEntry, loadSettings } from '../../common/clockwork/settings.ts';
import { continuedInto, entriesInto, splitEntries } from '../../common/clockwork/parts.ts';
import type { Period } from '../../common/clockwork/period.ts';
import { summarize } from '../../common/clockwork/summaries.ts';
import { addDays, hoursAndMinutes, sumSeconds, startOfDay } from '../../common/clockwork/time.ts';
import { entriesOfDay, getTimesheet, type OwnTimesheet } from '../../common/clockwork/timesheet.ts';
import { loadWork } from '../../common/projects/work-names.ts';
import { maySee } from '../../common/projects/access.ts';
import { toView, withTimeIn } from '../../common/clockwork/view.ts';
import { loadWorkingTimes } from '../../common/clockwork/working-time.ts';

type Group = Pick<Handlers<'clockwork'>, 'getClockWorkDay' | 'getClockWorkProjectSummaries'>;

/** The user's days and weeks. Source: CLOCK-003, CLOCK-041, CLOCK-064. */
export const days: Group = {
  getClockWorkDay: async (call) => {
    const sheet = getTimesheet(call);
    const { date } = call.path;
    const day = { from: date, before: addDays(date, 1) };
    const entries = await entriesOfDay(sheet, date);
    const continued = await continuedInto(sheet, startOfDay(date, sheet.timeZone));
    const settings = await loadSettings(sheet);
    const { getWorkingTime, getHoliday } = await loadWorkingTimes(call.db, date);
    const into = [...entries, ...continued];
    const seconds = sumSeconds(sheet, splitEntries(sheet, into, day));
    const broken = await brokenEntry(sheet, settings);
    const all = await toView(sheet, broken ? [...into, broken] : into);
    const brokenView = broken ? all.pop() : undefined;
    const views = all.map((view, at) => withTimeIn(sheet, day, view, into[at]));
    return ok({
      clockWorkEntries: views.slice(0, entries.length),
      continuedEntries: views.slice(entries.length),
      totalTimeInSeconds: seconds,
      totalTime: hoursAndMinutes(seconds),
      workingDayInSeconds: getWorkingTime(date).workingDayInSeconds,
      ...getHoliday(date),
      brokenEntry: brokenView ?? null,
      defaultProject: await defaultProject(sheet, settings),
      isClockWorkSetWeeklyMail: settings.isClockWorkSetWeeklyMail,
      isWFO: settings.isWFO,
    });
  },

  getClockWorkProjectSummaries: async (call) => {
    const sheet = getTimesheet(call);
    const { date } = call.path;
    const { getWeekStart, listWeekDays } = await loadWorkingTimes(call.db, date);
    const from = getWeekStart(date);
    const day = { from: date, before: addDays(date, 1) };
    const week = { from, before: addDays(from, 7) };
    const entries = await entriesInto(sheet, week);
    const work = await loadWork(sheet, entries);
    const summarizeIn = (period: Period) =>
      summarize(sheet, splitEntries(sheet, entries, period), work.getNames);
    return ok({
      firstDayOfWeek: from,
      clockWorkDayProjectsSummaries: summarizeIn(day),
      clockWorkWeekProjectsSummaries: summarizeIn(week),
      clockWorkWeeklyEntries: await toView(sheet, entries, { work }),
      weekDays: listWeekDays(from),
    });
  },
};

/** The user's default project, while they have access to it. */
async function defaultProject({ db, user }: OwnTimesheet, settings: ClockWorkSettings) {
  const project = settings.defaultProjectId
    ? await db.get('projects', settings.defaultProjectId)
    : undefined;
  if (!project || !(await maySee({ db, user }, project.id))) return null;
  const task = settings.defaultTaskId ? await db.get('tasks', settings.defaultTaskId) : undefined;
  return {
    projectId: project.id,
    projectDisplayString: `${project.code} ${project.name}`,
    taskId: task?.id ?? null,
    taskDisplayString: task ? `${task.code} ${task.name}` : '',
  };
}
