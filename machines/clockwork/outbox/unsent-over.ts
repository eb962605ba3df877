import type { Work } from '../../work/work.ts';
import { countedTime } from '../day/counted.ts';
import { isRunning, type Entry } from '../entry/entries.ts';
import { isWaiting, type PersistedTimer, type UnsentEntry } from './unsent.ts';

const seconds = (startTime: string, endTime: string | null) =>
  endTime === null ? 0 : countedTime({ startTime, endTime }, { now: 0 }) / 1000;

const bookedOn = (work: Work | null) => ({
  projectId: work?.projectId ?? null,
  projectDisplayString: work?.projectDisplayString ?? '',
  taskId: work?.taskId ?? null,
  taskDisplayString: work?.taskDisplayString ?? '',
});

/** An entry known only to this device, in the format of a server response. */
export function entryOfUnsent(unsent: UnsentEntry): Entry {
  const { id, startTime, endTime, description, work } = unsent;
  return {
    id,
    startTime,
    endTime,
    description,
    employeeId: '',
    employeeName: '',
    ...bookedOn(work),
    taskDescription: '',
    totalTimeInSeconds: seconds(startTime, endTime),
    startTimeFormatted: '',
    endTimeFormatted: '',
    totalTimeFormatted: '',
    entryAtWork: false,
    isMember: true,
    upFillApplicable: false,
    downFillApplicable: false,
  };
}

const endedAt = (entry: Entry, endTime: string): Entry => {
  const end = endTime < entry.startTime ? entry.startTime : endTime;
  return { ...entry, endTime: end, totalTimeInSeconds: seconds(entry.startTime, end) };
};

/** The entry with its unsent change applied. */
function changedBy(entry: Entry, unsent: UnsentEntry): Entry {
  const { description, startTime, endTime, work, isTimed, isBooked } = unsent;
  const changed = {
    ...entry,
    description,
    ...(isTimed && { startTime }),
    ...(isBooked && bookedOn(work)),
  };
  return endTime === null ? changed : endedAt(changed, endTime);
}

/**
 * The entries that are changed or added by applying unsent changes to known ones. A started entry
 * ends the running one, as on the server.
 */
export function unsentOver(
  known: readonly Entry[],
  unsent: readonly UnsentEntry[],
): readonly Entry[] {
  const all = new Map(known.map((entry) => [entry.id, entry]));
  const touched = new Set<string>();
  const put = (entry: Entry) => {
    all.set(entry.id, entry);
    touched.add(entry.id);
  };
  for (const each of unsent.filter(isWaiting)) {
    const before = all.get(each.id) ?? (each.isNew ? entryOfUnsent(each) : undefined);
    if (!before) continue;
    const others = [...all.values()].filter((entry) => entry.id !== each.id && isRunning(entry));
    if (isStarted(each)) for (const other of others) put(endedAt(other, each.startTime));
    put(changedBy(before, each));
  }
  return [...all.values()].filter(({ id }) => touched.has(id));
}

/** Whether it was started here: this ends the running entry, and leaves no break to continue. */
const isStarted = ({ isNew, isPast }: UnsentEntry): boolean => isNew && !isPast;

/** The running entry after the unsent changes. */
export function runningAfter(running: Entry | null, unsent: readonly UnsentEntry[]): Entry | null {
  const over = unsentOver(running ? [running] : [], unsent);
  const isEnded = over.some(({ id, endTime }) => id === running?.id && endTime !== null);
  return over.findLast(isRunning) ?? (isEnded ? null : running);
}

/** The entry interrupted by a break, which can be continued, after the unsent changes. */
export function interruptedAfter(
  interrupted: Entry | null,
  known: readonly Entry[],
  unsent: readonly UnsentEntry[],
): Entry | null {
  const over = unsentOver(known, unsent);
  return unsent.filter(isWaiting).reduce<Entry | null>((before, each) => {
    if (each.isBreak) return over.find(({ id }) => id === each.id) ?? before;
    return isStarted(each) ? null : before;
  }, interrupted);
}

/** The running entry as far as the device knows; undefined if none was ever received. */
export function believedRunning({ running, unsent }: PersistedTimer): Entry | null | undefined {
  const hasStarted = unsent.some((each) => isStarted(each) && isWaiting(each));
  return running === undefined && !hasStarted ? undefined : runningAfter(running ?? null, unsent);
}
