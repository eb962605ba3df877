import type { Walk } from '../link/protocol.ts';
import { listResponsesAfter, follow } from './follow.ts';
import type { Mark } from './marks.ts';
import { movesTo } from './moves.ts';
import type { Run } from './player.ts';
import type { StoryWalk } from './story-walk.ts';
import { until } from './until.ts';

/** How long calls that are under way may take to end. */
const settling = 1000;

/**
 * Goes to a step, of any branch: actors, waits, clock and server data as they were. Where other
 * actors were on the screen, the story begins anew and the way to the step is walked again.
 */
export async function travel(walk: StoryWalk, step: string): Promise<void> {
  if (!walk.steps.find(step)) return;
  walk.player.stop();
  if (!(await goBack(walk, step))) await walkAgain(walk, step);
}

/** Goes to a step; answers whether it could, which it cannot where other actors were there then. */
export async function goBack(walk: StoryWalk, step: string): Promise<boolean> {
  const mark = walk.marks.of(step);
  if (!mark || !hasSameActors(walk, mark)) return false;
  await restore(walk, step, mark);
  return true;
}

const hasSameActors = ({ roots }: StoryWalk, { systems }: Mark): boolean =>
  roots.size === systems.size && [...roots].every(({ id }) => systems.has(id));

async function restore(walk: StoryWalk, step: string, mark: Mark): Promise<void> {
  await hold(walk, mark);
  walk.steps.moveTo(step);
  walk.actors.retain(({ id, isFrozen }) => isFrozen || mark.actors.has(id));
  for (const root of walk.roots) {
    const system = mark.systems.get(root.id);
    if (system) root.restore(system.saved, system.names);
  }
  walk.touch('actors', 'moments', 'steps', 'head', 'tip', 'clock', 'overrides');
}

/** Lets nothing more happen, and brings back the data and the time of a moment. */
async function hold(
  walk: StoryWalk,
  { now, worlds, received }: Pick<Mark, 'now' | 'worlds' | 'received'>,
): Promise<void> {
  for (const root of walk.roots) root.halt();
  await walk.interceptor.settle(settling);
  walk.clock.set(now);
  await walk.worlds.restore(worlds);
  walk.interceptor.received = received;
}

async function walkAgain(walk: StoryWalk, step: string): Promise<void> {
  const moves = movesTo(walk, step);
  const { overrides } = walk.interceptor;
  await walk.player.play(async (run) => {
    walk.isRepeating = true;
    try {
      await beginAgain(walk, listResponsesAfter(moves, 0), () => walk.steps.moveTo(null));
      await follow(walk, moves, run);
    } finally {
      walk.isRepeating = false;
      walk.interceptor.replace(overrides);
    }
  });
}

/** Plays a shared walk from its beginning. */
export async function replay(walk: StoryWalk, shared: Walk): Promise<void> {
  await walk.player.play(async (run) => {
    await whenShown(walk, run);
    if (shared.story !== walk.story?.id) {
      walk.notify('warning', `This walk was walked in another story, '${shared.story}'.`);
    }
    await beginAgain(walk, listResponsesAfter(shared.moves, 0), () => walk.reset());
    warnOfChanges(walk, shared);
    await follow(walk, shared.moves, run);
  });
}

/** A story that plays by itself is let come to its end. */
const whenShown = ({ roots, around }: StoryWalk, { signal }: Run) =>
  until(
    () => roots.size > 0 && around.isReady(),
    20_000,
    () => 'This story has no chart that can be walked.',
    signal,
  );

/** Begins a walk anew, with the answers that are picked. */
export const startOver = (walk: StoryWalk): Promise<void> =>
  walk.player.play(async (run) => {
    await whenShown(walk, run);
    await beginAgain(walk, walk.interceptor.overrides, () => walk.reset());
  });

/** A new screen in the story as it was at its beginning, with these answers to its first calls. */
async function beginAgain(
  walk: StoryWalk,
  overrides: readonly { operation: string; choice: string }[],
  reset: () => void,
): Promise<void> {
  const { interceptor, worlds, marks, roots } = walk;
  if (interceptor.isServing && worlds.isEmpty) {
    walk.notify('warning', "The story's server cannot go back: it keeps what was sent to it.");
  }
  if (marks.beginning) await hold(walk, marks.beginning);
  reset();
  interceptor.replace([]);
  interceptor.queue(overrides);
  const old = [...roots];
  walk.actors.retain(({ isFrozen }) => isFrozen);
  await walk.around.remount();
  await until(
    () => !old.some((root) => roots.has(root)),
    5000,
    () => "The story's screen could not be put there anew.",
  );
  walk.touch('steps', 'head', 'tip', 'coverage');
}

function warnOfChanges(walk: StoryWalk, { charts }: Walk): void {
  const now = new Map(walk.charts().map(({ id, hash }) => [id, hash]));
  for (const [id, hash] of Object.entries(charts)) {
    if (!now.has(id) || now.get(id) === hash) continue;
    walk.notify(
      'warning',
      `The chart has changed since this walk was shared (${id}): it is replayed as far as it fits.`,
    );
  }
}
