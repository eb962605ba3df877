/** What follows from a call that changes engagements: their rows of the list, history and events. */
import type { Scope } from '../../store/store.ts';
import type { Person, World } from '../../store/world.ts';
import { announceEngagements, announceTemplate } from './announce.ts';
import { writeHistory } from './history.ts';
import { refreshEngagement } from './refresh.ts';
import { observeWrites, type Write } from './writes.ts';

type Db = Scope<World>;

interface TrackedCall {
  db: Db;
  person: Pick<Person, 'name'>;
  clock: { now(): number };
}

type Handler = (call: TrackedCall) => Promise<unknown>;

/**
 * Wraps the handlers of the area: after a call has changed engagements or their template, it stores
 * what follows from the changes, notes who changed what, and notifies the readers.
 */
export const trackEngagements = <All extends object>(handlers: All): All =>
  Object.fromEntries(
    Object.entries(handlers).map(([id, handler]: [string, unknown]) => [
      id,
      track(handler as Handler),
    ]),
  ) as All;

const track =
  (handler: Handler): Handler =>
  async (call) => {
    const writes = new Map<string, Write>();
    const response = await handler({ ...call, db: observeWrites(call.db, writes) });
    if (writes.size > 0) await follow(call, [...writes.values()]);
    return response;
  };

async function follow(call: TrackedCall, writes: readonly Write[]): Promise<void> {
  const { db } = call;
  const ofEngagements = await toEngagements(db, writes);
  for (const [engagementId, own] of ofEngagements) {
    await refreshEngagement(db, engagementId);
    await writeHistory(call, engagementId, own);
  }
  if (ofEngagements.size > 0) await announceEngagements(db, [...ofEngagements.keys()]);
  if (writes.some(({ name }) => name.startsWith('template'))) await announceTemplate(db);
}

/** The writes by the engagement that they are part of. */
async function toEngagements(
  db: Db,
  writes: readonly Write[],
): Promise<Map<string, readonly Write[]>> {
  const activityIds = writes.flatMap((write) => readText(write, 'activityId') ?? []);
  const activities = await db.getMany('engagementActivities', new Set(activityIds));
  const removed = new Map(
    writes.flatMap((write) =>
      write.name === 'engagementActivities' ? [[write.id, readText(write, 'engagementId')]] : [],
    ),
  );
  const find = (write: Write): string | undefined => {
    if (write.name.startsWith('template')) return undefined;
    if (write.name === 'engagements') return write.id;
    const activityId = readText(write, 'activityId');
    if (activityId === undefined) return readText(write, 'engagementId');
    return activities.get(activityId)?.engagementId ?? removed.get(activityId);
  };
  const grouped = new Map<string, Write[]>();
  for (const write of writes) {
    const id = find(write);
    if (id !== undefined) grouped.set(id, [...(grouped.get(id) ?? []), write]);
  }
  return grouped;
}

function readText({ before, after }: Write, field: string): string | undefined {
  const value = (after ?? before)?.[field];
  return typeof value === 'string' ? value : undefined;
}
