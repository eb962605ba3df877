/** Time on projects, as reports and analytics count it. */
import type { Actor, Kit } from '../scenario/types.ts';
import { payLoad } from './clockwork.ts';
import { project, subProject, task } from './projects.ts';

/** A piece of time: from a time of a day in the reader's time zone, so many seconds long. */
export interface Piece {
  day: string;
  at: string;
  seconds: number;
}

/** Books a person's time on a task; the ids of the entries, in the order of the pieces. */
export async function book(
  kit: Kit,
  me: Actor,
  taskId: string | null,
  pieces: readonly Piece[],
): Promise<string[]> {
  const ids: string[] = [];
  for (const { day, at, seconds } of pieces) {
    const start = kit.at(day, at, me.timeZone);
    const end = new Date(Date.parse(start) + seconds * 1000).toISOString();
    const entryPayLoad = payLoad(kit, start, end);
    await me.ask('postClockWork', { body: { type: 'add', entryPayLoad } });
    ids.push(entryPayLoad.id);
  }
  const body = ids.map((id) => ({ id }));
  if (taskId !== null) await me.ask('assignClockWorkEntries', { query: { taskId }, body });
  return ids;
}

/** A new project of the person's with a task: at the top, below another one, or neither. */
export async function workPlace(kit: Kit, me: Actor) {
  const place = kit.pick(['apex', 'below', 'alone']);
  const projectId =
    place === 'below' ? await subProject(kit, me, await project(kit, me)) : await project(kit, me);
  if (place === 'apex') await me.ask('markAsApexProject', { path: { id: projectId } });
  return { projectId, taskId: await task(kit, me, projectId) };
}

/** Runs `work` with a list of entries, which are deleted afterwards whatever happens. */
export async function withEntries(
  me: Actor,
  work: (keep: (ids: readonly string[]) => void) => Promise<void>,
): Promise<void> {
  const kept: string[] = [];
  try {
    await work((ids) => kept.push(...ids));
  } finally {
    if (kept.length > 0) await me.call('deleteClockWorkEntries', { body: kept });
  }
}
