/** Time on projects, as reports and analytics count it. */
import type { Actor, ScenarioContext } from '../scenario/types.ts';
import { payLoad } from './clockwork.ts';
import { project, subProject, task } from './projects.ts';

/** A time span: starts at a local time in the reader's time zone and lasts this many seconds. */
export interface Piece {
  day: string;
  at: string;
  seconds: number;
}

/** Books a person's time on a task; returns the entry ids in the order of the spans. */
export async function book(
  ctx: ScenarioContext,
  me: Actor,
  taskId: string | null,
  pieces: readonly Piece[],
): Promise<string[]> {
  const ids: string[] = [];
  for (const { day, at, seconds } of pieces) {
    const start = ctx.at(day, at, me.timeZone);
    const end = new Date(Date.parse(start) + seconds * 1000).toISOString();
    const entryPayLoad = payLoad(ctx, start, end);
    await me.request('postClockWork', { body: { type: 'add', entryPayLoad } });
    ids.push(entryPayLoad.id);
  }
  const body = ids.map((id) => ({ id }));
  if (taskId !== null) await me.request('assignClockWorkEntries', { query: { taskId }, body });
  return ids;
}

/** Whether a time span is over, so that it can be booked: shortly after midnight, one of today is not. */
export const isOver = (ctx: ScenarioContext, me: Actor, { day, at, seconds }: Piece): boolean =>
  Date.parse(ctx.at(day, at, me.timeZone)) + seconds * 1000 <= Date.parse(ctx.minutesFromNow(0));

/** A new project of the person with a task: at the top, below another one, or neither. */
export async function workPlace(ctx: ScenarioContext, me: Actor) {
  const location = ctx.pick(['apex', 'below', 'standalone']);
  const projectId =
    location === 'below'
      ? await subProject(ctx, me, await project(ctx, me))
      : await project(ctx, me);
  if (location === 'apex') await me.request('markAsApexProject', { path: { id: projectId } });
  return { projectId, taskId: await task(ctx, me, projectId) };
}

/** Runs `work` with a list of entries and always deletes them afterwards. */
export async function withEntries(
  me: Actor,
  work: (track: (ids: readonly string[]) => void) => Promise<void>,
): Promise<void> {
  const tracked: string[] = [];
  try {
    await work((ids) => tracked.push(...ids));
  } finally {
    if (tracked.length > 0) await me.call('deleteClockWorkEntries', { body: tracked });
  }
}
