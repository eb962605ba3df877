import { message, ok, type Handlers } from '../core/handler.ts';
import { later } from '../core/later.ts';
import { refuse, refuseField } from '../core/refusal.ts';
import type { EntryRecord } from '../store/world.ts';
import { changedAnswer } from './clockwork/changed-answer.ts';
import { live } from './clockwork/live.ts';
import { runningView } from '../common/clockwork/members.ts';
import { posts, runningOf } from './clockwork/post.ts';
import { summariesOf } from '../common/clockwork/summaries.ts';
import { brokenEntry, drop } from '../common/clockwork/keep.ts';
import { continuedInto, entriesInto, partsIn } from '../common/clockwork/parts.ts';
import {
  addDays,
  hoursAndMinutes,
  instantOf,
  secondsOf,
  startOfDay,
} from '../common/clockwork/time.ts';
import {
  entriesOfDay,
  entryOf,
  isCrossover,
  runningEntry,
  timesheetOf,
  type Timesheet,
} from '../common/clockwork/timesheet.ts';
import { neighboursOf, partViewOf, viewOf } from '../common/clockwork/view.ts';
import { weekOf, workingTime } from '../common/clockwork/working-time.ts';

export { default as requests } from '#openapi/generated/schemas/clockwork.requests.ts';
export const messages = async () => (await import('./clockwork/messages.ts')).clockwork;

/** Minutes by which the start of a live entry may differ from the server's clock. */
const greatestClockDifference = 5;

/** Time tracking. Source: document 2, sections 2 to 4 and 7. */
export const handlers: Handlers<'clockwork'> = {
  ...later(
    ['streamCentralClockWork', 'getCentralTimers', 'listCentralMembers', 'getCentralMemberDay'],
    async () => (await import('./clockwork/central.ts')).central,
  ),
  ...later(
    [
      'adjustClockWorkEntry',
      'adjustMultipleClockWorkEntries',
      'splitClockWorkEntry',
      'assignClockWorkEntries',
      'updateWorkStatus',
      'addEntryUnderTask',
    ],
    async () => (await import('./clockwork/changes.ts')).changes,
  ),
  ...later(
    ['getTimeReport', 'exportTimeReport', 'getTimeReportProjects', 'getTimeReportEmployees'],
    async () => (await import('./clockwork/report.ts')).report,
  ),
  ...later(
    ['searchClockWorkEntries', 'getMostRecentEntries'],
    async () => (await import('./clockwork/search.ts')).search,
  ),

  getClockWorkDay: async (call) => {
    const sheet = timesheetOf(call);
    const { date } = call.path;
    const day = { from: date, before: addDays(date, 1) };
    const entries = await entriesOfDay(sheet, date);
    const continued = await continuedInto(sheet, startOfDay(date, sheet.timeZone));
    const settings = await call.db.get('clockWorkSettings', sheet.employeeId);
    const seconds = secondsOf(sheet, await partsIn(sheet, day));
    return ok({
      clockWorkEntries: await partViewOf(sheet, entries, day),
      continuedEntries: await partViewOf(sheet, continued, day),
      totalTimeInSeconds: seconds,
      totalTime: hoursAndMinutes(seconds),
      workingDayInSeconds: (await workingTime(call.db, date)).workingDayInSeconds,
      brokenEntry: await brokenView(sheet),
      defaultProject: await defaultProject(sheet),
      isClockWorkSetWeeklyMail: settings?.isClockWorkSetWeeklyMail ?? false,
      isWFO: settings?.isWFO ?? false,
    });
  },

  getRunningEntries: async (call) => {
    const sheet = timesheetOf(call);
    const running = await runningEntry(sheet);
    return ok({ clockWorkRunningEntries: running ? [await runningView(sheet, running)] : [] });
  },

  postClockWork: live(async (call) => {
    const sheet = timesheetOf(call);
    const { type, entryPayLoad } = call.body;
    // Type and payload belong together; the contract's oneOf has held them to it.
    const { changed, said } = await posts[type](sheet, entryPayLoad as never);
    return changedAnswer(sheet, changed, said);
  }),

  deleteClockWorkEntries: live(async (call) => {
    const sheet = timesheetOf(call);
    const ids = [...new Set(call.body)];
    const entries = await Promise.all(ids.map((id) => entryOf(sheet, id)));
    for (const entry of entries) await drop(sheet, entry);
    return ok({
      neighbours: await neighboursOf(sheet, []),
      successMessages: [message('entriesDeleted', { count: ids.length })],
    });
  }),

  getClockWorkMini: async (call) => {
    const sheet = timesheetOf(call);
    const running = await runningEntry(sheet);
    const entry = running ? await oneView(sheet, running) : null;
    const isLong = running !== null && isCrossover(sheet, running);
    return ok({
      longRunningEntry: isLong ? entry : null,
      clockWorkMini: isLong ? null : entry,
      brokenEntry: await brokenView(sheet),
    });
  },

  startMiniEntry: live(async (call) => {
    const sheet = timesheetOf(call);
    const { description } = call.body;
    const startTime = instantOf(call.body.startTime);
    const minutes = Math.round(Math.abs(Date.parse(startTime) - call.clock.now()) / 60_000);
    if (minutes > greatestClockDifference) throw refuseField('startTime', 'clockOff', { minutes });
    // Within that, the server's clock counts, as it does for the end: a device that is slow would
    // start inside the entry that it has just stopped.
    const payLoad = {
      startTime: sheet.now,
      endTime: null,
      description,
      projectId: null,
      taskId: null,
    };
    const { changed } = await posts.add(sheet, { id: crypto.randomUUID(), ...payLoad });
    return ok({
      clockWorkMini: await oneView(sheet, changed[0]),
      successMessages: [message('entryStarted')],
    });
  }),

  updateMiniEntry: live(async (call) => {
    const sheet = timesheetOf(call);
    const { id, startTime, description, version } = call.body;
    await runningOf(sheet, id, version);
    const { changed } = await posts.update(sheet, { id, startTime, description });
    return ok({
      clockWorkMini: await oneView(sheet, changed[0]),
      successMessages: [message('entryUpdated')],
    });
  }),

  endMiniEntry: live(async (call) => {
    const sheet = timesheetOf(call);
    const { id, startTime, description, version } = call.body;
    await runningOf(sheet, id, version);
    await posts.update(sheet, { id, startTime, description });
    const { changed, said } = await posts.end(sheet, { id });
    return changedAnswer(sheet, changed, said);
  }),

  getClockWorkProjectSummaries: async (call) => {
    const sheet = timesheetOf(call);
    const { date } = call.path;
    const from = await weekOf(call.db, date);
    const day = { from: date, before: addDays(date, 1) };
    const week = { from, before: addDays(from, 7) };
    return ok({
      firstDayOfWeek: from,
      clockWorkDayProjectsSummaries: await summariesOf(sheet, await partsIn(sheet, day)),
      clockWorkWeekProjectsSummaries: await summariesOf(sheet, await partsIn(sheet, week)),
      clockWorkWeeklyEntries: await viewOf(sheet, await entriesInto(sheet, week)),
    });
  },
};

/** What the person's break has ended, as an answer shows it. */
async function brokenView(sheet: Timesheet) {
  const entry = await brokenEntry(sheet);
  return entry && oneView(sheet, entry);
}

async function oneView(sheet: Timesheet, entry: EntryRecord | undefined) {
  const [view] = entry ? await viewOf(sheet, [entry]) : [];
  if (!view) throw refuse(500, 'fault');
  return view;
}

async function defaultProject({ db, employeeId }: Timesheet) {
  const settings = await db.get('clockWorkSettings', employeeId);
  const project = settings?.defaultProjectId
    ? await db.get('projects', settings.defaultProjectId)
    : undefined;
  if (!project) return null;
  const task = settings?.defaultTaskId ? await db.get('tasks', settings.defaultTaskId) : undefined;
  return {
    projectId: project.id,
    projectDisplayString: `${project.code} ${project.name}`,
    taskId: task?.id ?? null,
    taskDisplayString: task ? `${task.code} ${task.name}` : '',
  };
}
