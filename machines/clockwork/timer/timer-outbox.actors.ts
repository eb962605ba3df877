import { fromPromise } from 'xstate';
import { api, toProblem } from '#openapi/client/index.ts';
import type { ClockWorkPost } from '../day/clockwork-day.actors.ts';
import { toIsoDay } from '../day/time.ts';
import { isWaiting, type UnsentStore } from '../outbox/unsent.ts';
import { markRejected, sent } from '../outbox/unsent-changes.ts';

/**
 * Sends the oldest pending change, unless another tab has done so; only one tab sends at a time.
 * Changes that the server has already made, with a lost response, are not repeated. Rejects with a
 * Problem if the same change has to be retried.
 */
export const sendOldest = fromPromise<void, { store: UnsentStore; timeZone: string }>(
  ({ input: { store, timeZone }, signal }) =>
    store.runExclusively(signal, async () => {
      const next = store.read().unsent.find(isWaiting);
      if (!next) return;
      const { id, startTime, endTime, description, work, version } = next;
      const options = { signal, isSuccessHidden: true, isReported: true, isQueued: true };
      const post = async (body: ClockWorkPost) => {
        await api.postClockWork({ body, ...options });
      };
      const { projectId = null, taskId = null } = work ?? {};
      const add = () => {
        const entryPayLoad = { id, startTime, endTime, description, projectId, taskId };
        return post({ type: 'add', entryPayLoad });
      };
      const change = {
        ...(next.isDescribed && { description }),
        ...(next.isTimed && { startTime, ...(endTime !== null && { endTime }) }),
        ...(next.isBooked && { projectId, taskId }),
      };
      const update = async () => {
        const seen = version === undefined ? {} : { version };
        const body = { type: 'update', entryPayLoad: { id, ...change, ...seen } } as const;
        if ((await catchCode(post(body), ['entryChangedMeanwhile'])) === null) return;
        const path = { date: toIsoDay(startTime, timeZone) };
        const { clockWorkEntries } = await api.getClockWorkDay({ path, ...options });
        const there = clockWorkEntries.find((each) => each.id === id);
        if (!there || !isSubset(change, there)) await post(body);
      };
      // An update sets the end of an entry of an earlier day. If a start on another device ended it
      // later, it gets the end set here: the time between was not work.
      const end = async (at: string) => {
        const entryPayLoad = { id, endTime: at };
        const ended = post({ type: next.isBreak ? 'break' : 'end', entryPayLoad });
        const code = await catchCode(ended, ['entryNotRunning', 'staleRunning']);
        if (code === 'staleRunning') await post({ type: 'update', entryPayLoad });
        if (code !== 'entryNotRunning') return;
        const path = { date: toIsoDay(startTime, timeZone) };
        const { clockWorkEntries } = await api.getClockWorkDay({ path, ...options });
        const endedByOther = clockWorkEntries.find((each) => each.id === id)?.endTime;
        if (endedByOther && endedByOther > at) await post({ type: 'update', entryPayLoad });
      };

      try {
        const isAdded = next.isNew && (await catchCode(add(), ['entryExists'])) === null;
        if (!isAdded && Object.keys(change).length > 0) await update();
        const isEndSent = isAdded || next.isTimed === true || next.hadEnded === true;
        if (endTime !== null && (next.isBreak || !isEndSent)) await end(endTime);
        store.change(sent(next));
      } catch (error) {
        if (!isRejection(error)) throw error;
        store.change(markRejected(id, toProblem(error).messages));
      }
    }),
);

/** Whether a record contains all of these values. */
const isSubset = (values: object, record: object): boolean =>
  Object.entries(values).every(([name, value]) => Reflect.get(record, name) === value);

/** The code of an expected error, or null without an error; rejects with any other. */
async function catchCode(call: Promise<void>, expected: readonly string[]): Promise<string | null> {
  try {
    await call;
    return null;
  } catch (error) {
    const { code } = toProblem(error);
    if (expected.includes(code)) return code;
    throw error;
  }
}

const final: ReadonlySet<string> = new Set(['invalid', 'conflict', 'notFound', 'forbidden']);

/** Whether the server will reject it however often it is retried. */
const isRejection = (error: unknown): boolean => final.has(toProblem(error).kind);
