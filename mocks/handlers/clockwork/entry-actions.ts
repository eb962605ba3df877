import { message, ok, type Handlers } from '../../core/requests/handler.ts';
import { rejectField } from '../../core/requests/http-error.ts';
import { createChangeResult } from './change-result.ts';
import { live } from './live.ts';
import { oneView } from './one-view.ts';
import { posts, requireRunning } from './post.ts';
import { drop, purgeDeleted } from '../../common/clockwork/store-entries.ts';
import { toUtcTimestamp } from '../../common/clockwork/time.ts';
import { requireEntries, getTimesheet } from '../../common/clockwork/timesheet.ts';
import { toChangedViews } from '../../common/clockwork/view.ts';

/** Maximum difference in minutes between the start of a live entry and the server's clock. */
const greatestClockDifference = 5;

/** The actions of users on their time entries. Source: CLOCK-020, CLOCK-040, CLOCK-057. */
export const entryActions: Pick<
  Handlers<'clockwork'>,
  'postClockWork' | 'deleteClockWorkEntries' | 'startMiniEntry' | 'updateMiniEntry' | 'endMiniEntry'
> = {
  postClockWork: live(async (call) => {
    const sheet = getTimesheet(call);
    const { type, entryPayLoad } = call.body;
    // Type and payload match: the contract's oneOf has validated them.
    const { changed, successMessage } = await posts[type](sheet, entryPayLoad as never);
    return createChangeResult(sheet, changed, successMessage);
  }),

  deleteClockWorkEntries: live(async (call) => {
    const sheet = getTimesheet(call);
    const ids = [...new Set(call.body)];
    const entries = await requireEntries(
      sheet,
      ids.map((id) => ({ id })),
    );
    for (const entry of entries) await drop(sheet, entry);
    await purgeDeleted(sheet);
    return ok({
      neighbours: (await toChangedViews(sheet, [])).neighbours,
      successMessages: [message('entriesDeleted', { count: ids.length })],
    });
  }),

  startMiniEntry: live(async (call) => {
    const sheet = getTimesheet(call);
    const { id = crypto.randomUUID(), description } = call.body;
    const startTime = call.body.startTime && toUtcTimestamp(call.body.startTime);
    const difference = startTime ? Date.parse(startTime) - call.clock.now() : 0;
    const minutes = Math.round(Math.abs(difference) / 60_000);
    if (minutes > greatestClockDifference) throw rejectField('startTime', 'clockOff', { minutes });
    // Within that limit, the server's clock is used for the start, as for the end: with a slow
    // device clock, a start would fall into the entry that was just stopped.
    const payLoad = {
      endTime: null,
      description,
      projectId: null,
      taskId: null,
    };
    const { changed } = await posts.add(sheet, { id, ...payLoad });
    return ok({
      clockWorkMini: await oneView(sheet, changed[0]),
      successMessages: [message('entryStarted')],
    });
  }),

  updateMiniEntry: live(async (call) => {
    const sheet = getTimesheet(call);
    const { id, startTime, description, version } = call.body;
    await requireRunning(sheet, id, version);
    const { changed } = await posts.update(sheet, { id, startTime, description });
    return ok({
      clockWorkMini: await oneView(sheet, changed[0]),
      successMessages: [message('entryUpdated')],
    });
  }),

  endMiniEntry: live(async (call) => {
    const sheet = getTimesheet(call);
    const { id, startTime, description, version } = call.body;
    await requireRunning(sheet, id, version);
    await posts.update(sheet, { id, startTime, description });
    const { changed, successMessage } = await posts.end(sheet, { id });
    return createChangeResult(sheet, changed, successMessage);
  }),
};
