import { message, ok, type Handlers } from '../../core/handler.ts';
import { foundOr404 } from '../../core/records.ts';
import { refuseField } from '../../core/refusal.ts';
import { adjustOne, adjustSeveral, newestFirst } from './adjust.ts';
import { live } from './live.ts';
import { posts } from './post.ts';
import { splitAt } from './split.ts';
import { instantOf } from '../../common/clockwork/time.ts';
import {
  entryOf,
  timesheetOf,
  type OwnTimesheet,
  type Timesheet,
} from '../../common/clockwork/timesheet.ts';
import { maySee } from '../../common/projects/standing.ts';
import { viewOf } from '../../common/clockwork/view.ts';

type Group = Pick<
  Handlers<'clockwork'>,
  | 'adjustClockWorkEntry'
  | 'adjustMultipleClockWorkEntries'
  | 'splitClockWorkEntry'
  | 'assignClockWorkEntries'
  | 'updateWorkStatus'
  | 'addEntryUnderTask'
>;

/** Changes of entries beside the typed posts. Source: document 2, section 7. */
export const changes: Group = {
  adjustClockWorkEntry: live(async (call) => {
    const sheet = timesheetOf(call);
    const adjusted = await adjustOne(sheet, call.query);
    return ok({
      clockWorkEntries: await viewOf(sheet, adjusted),
      successMessages: [message('entryAdjusted')],
    });
  }),

  adjustMultipleClockWorkEntries: live(async (call) => {
    const sheet = timesheetOf(call);
    const adjusted = await adjustSeveral(sheet, call.body);
    return ok({
      clockWorkEntries: await viewOf(sheet, adjusted),
      successMessages: [message('entriesAdjusted', { count: adjusted.length })],
    });
  }),

  splitClockWorkEntry: live(async (call) => {
    const sheet = timesheetOf(call);
    const entry = await entryOf(sheet, call.query.entryId);
    const parts = splitAt(entry, instantOf(call.query.splitTime), crypto.randomUUID());
    for (const part of parts) await call.db.put('entries', part);
    return ok({
      clockWorkEntries: await viewOf(sheet, parts),
      successMessages: [message('entrySplit')],
    });
  }),

  assignClockWorkEntries: live(async (call) => {
    const sheet = timesheetOf(call);
    const entries = await entriesNamed(sheet, call.body);
    const task = await taskOf(sheet, call.query.taskId);
    const booked = entries.map((entry) => {
      return { ...entry, projectId: task.projectId, taskId: task.id };
    });
    for (const entry of booked) await call.db.put('entries', entry);
    const said = { count: booked.length, task: `${task.code} ${task.name}` };
    return ok({
      clockWorkEntries: await viewOf(sheet, booked),
      successMessages: [message('entriesAssigned', said)],
    });
  }),

  updateWorkStatus: live(async (call) => {
    const sheet = timesheetOf(call);
    const { isWFO } = call.query;
    const entries = await entriesNamed(sheet, call.body);
    const marked = entries.map((entry) => ({ ...entry, entryAtWork: isWFO }));
    for (const entry of marked) await call.db.put('entries', entry);
    const settings = await call.db.get('clockWorkSettings', sheet.employeeId);
    await call.db.put('clockWorkSettings', { ...noSettings(sheet), ...settings, isWFO });
    return ok({
      clockWorkEntries: await viewOf(sheet, marked),
      successMessages: [message(isWFO ? 'worksFromOffice' : 'worksElsewhere')],
    });
  }),

  addEntryUnderTask: live(async (call) => {
    const sheet = timesheetOf(call);
    const description = call.query.taskName.trim();
    if (description === '') throw refuseField('taskName', 'required', { field: 'taskName' });
    const { id: taskId, projectId } = await taskOf(sheet, call.query.taskId);
    const work = { description, projectId, taskId };
    const entry = { id: crypto.randomUUID(), startTime: sheet.now, endTime: null, ...work };
    const { changed, said } = await posts.add(sheet, entry);
    return ok({ clockWorkEntries: await viewOf(sheet, changed), successMessages: [said] });
  }),
};

/** The entries of a list, each once, newest first. 404 when one is not the person's. */
async function entriesNamed(sheet: Timesheet, named: readonly { id: string }[]) {
  const ids = new Set(named.map(({ id }) => id));
  return newestFirst(await Promise.all([...ids].map((id) => entryOf(sheet, id))));
}

/** A task of a project that the person sees. 404 for any other. */
async function taskOf(sheet: OwnTimesheet, id: string) {
  const task = foundOr404(await sheet.db.get('tasks', id), 'workUnknown');
  return foundOr404((await maySee(sheet, task.projectId)) ? task : undefined, 'workUnknown');
}

const noSettings = ({ employeeId }: Timesheet) => ({
  id: employeeId,
  defaultProjectId: null,
  defaultTaskId: null,
  isClockWorkSetWeeklyMail: false,
  brokenEntryId: null,
});
