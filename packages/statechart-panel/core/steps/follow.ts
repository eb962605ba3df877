import type { Move, Step } from '../link/protocol.ts';
import { getPathsAfter } from './moves.ts';
import { decide, doesSomething } from '../actors/deciding.ts';
import type { Run } from './player.ts';
import type { StoryPath } from './story-path.ts';
import { until } from './until.ts';
import { listWaits } from '../actors/waits.ts';

/** In ms; longer than the slow response takes. */
const patience = 5000;

/**
 * Replays the moves of an interaction in a story that has just started: sends the events, and waits
 * for the transitions that the chart takes by itself. Throws a message that names the step where
 * the replay stops.
 */
export async function follow(
  interaction: StoryPath,
  moves: readonly Move[],
  run: Run,
): Promise<void> {
  const taken = new Set<Step>();
  for (const [index, move] of moves.entries()) {
    run.progress(index, moves.length);
    run.signal.throwIfAborted();
    const name = `Step ${index + 1} (${move.event.type})`;
    if (isSent(move)) await send(index, name);
    else comeToPass(interaction, move);
    const step = await happened(move, name);
    taken.add(step);
    check(interaction, move, step, name);
    const { note, assessment } = move;
    if (note !== undefined || assessment) {
      interaction.steps.change(step.id, { note: note ?? '', assessment: assessment ?? null });
      interaction.touch('steps');
    }
  }

  async function send(index: number, name: string): Promise<void> {
    const move = moves[index];
    if (!move) return;
    await until(
      () => interaction.actors.find(move.actor),
      patience,
      () => `${name} can't be replayed: the story has no actor '${move.actor}'.`,
      run.signal,
    );
    interaction.interceptor.queue(listResponsesAfter(moves, index + 1));
    passTime(interaction, move);
    const actor = interaction.actors.find(move.actor);
    if (move.isRejected && actor && doesSomething(decide(actor.snapshot(), move.event))) {
      throw new Error(`${name} was rejected in the recording but is accepted now. Replay stopped.`);
    }
    interaction.send(move.actor, move.event);
  }

  function happened(move: Move, name: string): Promise<Step> {
    return until(
      () => run.received.find((step) => !taken.has(step) && isMove(step, move)),
      patience,
      () => `${name} was expected here but didn't happen. Replay stopped.`,
      run.signal,
    );
  }
}

const isSent = ({ origin }: Move) => origin === 'screen' || origin === 'panel';

const isMove = (step: Step, { actor, event }: Move) =>
  step.actor === actor && step.event.type === event.type;

/** The mocked responses between a move and the next sent event. */
export function listResponsesAfter(
  moves: readonly Move[],
  index: number,
): NonNullable<Move['mocks']> {
  const next = moves.findIndex((move, moveIndex) => moveIndex >= index && isSent(move));
  const following = moves.slice(index, next === -1 ? undefined : next);
  return following.flatMap(({ mocks }) => mocks ?? []);
}

/** Advances the clock to the time of a move. */
function passTime({ clock, marks, canClockBeSet }: StoryPath, { at }: Move): void {
  const elapsed = clock.now() - (marks.beginning?.now ?? clock.now());
  if (canClockBeSet && at > elapsed) clock.advance(at - elapsed);
}

/** Lets the delay of a move pass. */
function comeToPass({ roots, actors, clock }: StoryPath, move: Move): void {
  for (const root of roots) {
    const wait = listWaits(root.actor, clock.now()).find(
      ({ event, target }) => event.type === move.event.type && actors.of(target)?.id === move.actor,
    );
    if (wait) clock.advance(wait.due - clock.now());
  }
}

function check(interaction: StoryPath, move: Move, step: Step, name: string): void {
  const paths = getPathsAfter(interaction, step);
  if (String(paths) === String(move.to)) return;
  const there = paths.join(', ') || 'no state';
  throw new Error(`${name} led to ${there}, not to ${move.to.join(', ')}. Replay stopped.`);
}
