import type { Interaction } from '../link/protocol.ts';
import { listResponsesAfter, follow } from './follow.ts';
import type { Mark } from '../actors/marks.ts';
import { movesTo } from './moves.ts';
import type { Run } from './player.ts';
import type { StoryPath } from './story-path.ts';
import { until } from './until.ts';

/** In ms; the time limit for pending calls to settle. */
const settling = 1000;

/**
 * Goes to a step of any branch and restores actors, delays, clock and server data. If other actors
 * were on the screen then, the story restarts and the path to the step is replayed.
 */
export async function travel(interaction: StoryPath, step: string): Promise<void> {
  if (!interaction.steps.find(step)) return;
  interaction.player.stop();
  if (!(await goBack(interaction, step))) await repeatInteraction(interaction, step);
}

/** Goes to a step; returns false when other actors were on the screen then. */
export async function goBack(interaction: StoryPath, step: string): Promise<boolean> {
  const mark = interaction.marks.of(step);
  if (!mark || !hasSameActors(interaction, mark)) return false;
  await restore(interaction, step, mark);
  return true;
}

const hasSameActors = ({ roots }: StoryPath, { systems }: Mark): boolean =>
  roots.size === systems.size && [...roots].every(({ id }) => systems.has(id));

async function restore(interaction: StoryPath, step: string, mark: Mark): Promise<void> {
  await hold(interaction, mark);
  interaction.steps.moveTo(step);
  interaction.actors.retain(({ id, isFrozen }) => isFrozen || mark.actors.has(id));
  for (const root of interaction.roots) {
    const system = mark.systems.get(root.id);
    if (system) root.restore(system.saved, system.names);
  }
  interaction.touch('actors', 'moments', 'steps', 'head', 'tip', 'clock', 'overrides');
}

/** Stops all activity, and restores the data and the time of a step. */
async function hold(
  interaction: StoryPath,
  { now, worlds, received }: Pick<Mark, 'now' | 'worlds' | 'received'>,
): Promise<void> {
  for (const root of interaction.roots) root.halt();
  await interaction.interceptor.settle(settling);
  interaction.clock.set(now);
  await interaction.worlds.restore(worlds);
  interaction.interceptor.received = received;
}

async function repeatInteraction(interaction: StoryPath, step: string): Promise<void> {
  const moves = movesTo(interaction, step);
  const { overrides } = interaction.interceptor;
  await interaction.player.play(async (run) => {
    interaction.isRepeating = true;
    try {
      await restart(interaction, listResponsesAfter(moves, 0), () =>
        interaction.steps.moveTo(null),
      );
      await follow(interaction, moves, run);
    } finally {
      interaction.isRepeating = false;
      interaction.interceptor.replace(overrides);
    }
  });
}

/** Replays a shared interaction from the start. */
export async function replay(interaction: StoryPath, shared: Interaction): Promise<void> {
  await interaction.player.play(async (run) => {
    await whenShown(interaction, run);
    if (shared.story !== interaction.story?.id) {
      interaction.notify(
        'warning',
        `This interaction was recorded in another story, '${shared.story}'.`,
      );
    }
    await restart(interaction, listResponsesAfter(shared.moves, 0), () => interaction.reset());
    warnOfChanges(interaction, shared);
    await follow(interaction, shared.moves, run);
  });
}

/** Waits until the story's play function has finished. */
const whenShown = ({ roots, around }: StoryPath, { signal }: Run) =>
  until(
    () => roots.size > 0 && around.isReady(),
    20_000,
    () => 'This story has no chart to interact with.',
    signal,
  );

/** Restarts an interaction with the selected responses. */
export const startOver = (interaction: StoryPath): Promise<void> =>
  interaction.player.play(async (run) => {
    await whenShown(interaction, run);
    await restart(interaction, interaction.interceptor.overrides, () => interaction.reset());
  });

/** Mounts a new screen with the story's initial state and these responses to its first calls. */
async function restart(
  interaction: StoryPath,
  overrides: readonly { operation: string; choice: string }[],
  reset: () => void,
): Promise<void> {
  const { interceptor, worlds, marks, roots } = interaction;
  if (interceptor.isServing && worlds.isEmpty) {
    interaction.notify(
      'warning',
      "The story's server can't go back: it still has the changes sent to it.",
    );
  }
  if (marks.beginning) await hold(interaction, marks.beginning);
  reset();
  interceptor.replace([]);
  interceptor.queue(overrides);
  const old = [...roots];
  interaction.actors.retain(({ isFrozen }) => isFrozen);
  await interaction.around.remount();
  await until(
    () => !old.some((root) => roots.has(root)),
    5000,
    () => "The story's screen couldn't be reloaded.",
  );
  interaction.touch('steps', 'head', 'tip', 'coverage');
}

function warnOfChanges(interaction: StoryPath, { charts }: Interaction): void {
  const now = new Map(interaction.charts().map(({ id, hash }) => [id, hash]));
  for (const [id, hash] of Object.entries(charts)) {
    if (!now.has(id) || now.get(id) === hash) continue;
    interaction.notify(
      'warning',
      `The chart ${id} has changed since this interaction was shared. It's replayed as far as possible.`,
    );
  }
}
