import { message, ok, type Handlers } from '../core/handler.ts';
import { later } from '../core/later.ts';
import { refuse, refuseField } from '../core/refusal.ts';
import type { EntryRecord } from '../store/world.ts';
import { changedAnswer } from './clockwork/changed-answer.ts';
import { live } from './clockwork/live.ts';
import { runningView } from '../common/clockwork/members.ts';
import { posts, runningOf } from './clockwork/post.ts';
import { brokenEntry, drop } from '../common/clockwork/keep.ts';
import { instantOf } from '../common/clockwork/time.ts';
import {
  entryOf,
  isCrossover,
  runningEntry,
  timesheetOf,
  type Timesheet,
} from '../common/clockwork/timesheet.ts';
import { neighboursOf, viewOf } from '../common/clockwork/view.ts';

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
    ['getClockWorkDay', 'getClockWorkProjectSummaries'],
    async () => (await import('./clockwork/days.ts')).days,
  ),
  ...later(
    ['searchClockWorkEntries', 'getMostRecentEntries'],
    async () => (await import('./clockwork/search.ts')).search,
  ),

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
    const broken = await brokenEntry(sheet);
    return ok({
      longRunningEntry: isLong ? entry : null,
      clockWorkMini: isLong ? null : entry,
      brokenEntry: broken && (await oneView(sheet, broken)),
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
};

async function oneView(sheet: Timesheet, entry: EntryRecord | undefined) {
  const [view] = entry ? await viewOf(sheet, [entry]) : [];
  if (!view) throw refuse(500, 'fault');
  return view;
}
