import type { Move, PanelState, Step, Interaction } from '../link/protocol.ts';
import { isRejected } from './rejected.ts';

/** The interaction that leads to the tip of the current branch, ready to be shared and replayed. */
export function buildInteraction(state: PanelState): Interaction {
  const steps = pathTo(state, state.tip ?? state.head);
  const began = steps[0]?.at ?? 0;
  const getPath = createPathGetter(state);
  const moves: Move[] = [];
  // Responses of a skipped step belong to the next included step.
  let mocks: { operation: string; choice: string }[] = [];
  let responses: { operation: string; status: number | null }[] = [];
  for (const step of steps) {
    for (const { operation, choice, status } of step.exchanges) {
      if (choice !== null) mocks.push({ operation, choice });
      if (operation !== '') responses.push({ operation, status });
    }
    const isIgnored = isRejected(step, getChart(state, step));
    if (isIgnored && !isAssessed(step)) continue;
    moves.push({
      actor: step.actor,
      event: step.event,
      origin: step.origin,
      to: step.to.map(getPath),
      at: step.at - began,
      ...(mocks.length > 0 ? { mocks } : {}),
      ...(responses.length > 0 ? { responses } : {}),
      ...(isIgnored ? { isRejected: true as const } : {}),
      ...(step.note === '' ? {} : { note: step.note }),
      ...(step.assessment === null ? {} : { assessment: step.assessment }),
    });
    mocks = [];
    responses = [];
  }
  return { version: 1, story: state.story?.id ?? '', charts: getHashes(state, moves), moves };
}

/** The steps from the first to this one, without other branches. */
export function pathTo({ steps }: PanelState, last: string | null): Step[] {
  const byId = new Map(steps.map((step) => [step.id, step]));
  const path: Step[] = [];
  for (let step = byId.get(last ?? ''); step; step = byId.get(step.before ?? '')) {
    path.push(step);
  }
  return path.toReversed();
}

/** The chart of a step's actor. */
export const getChart = ({ actors, charts }: PanelState, { actor }: Step) =>
  charts[actors.find(({ id }) => id === actor)?.chart ?? '']?.chart;

/** An ignored event is part of the interaction only if the user assessed it. */
const isAssessed = ({ note, assessment }: Step): boolean => note !== '' || assessment !== null;

/** The interaction for an address: it is replayed by its events, and must stay short. */
export const withoutResponses = (interaction: Interaction): Interaction => ({
  ...interaction,
  moves: interaction.moves.map(({ responses: _responses, ...move }) => move),
});

/** `running.steady` from `mini-timer.running.steady`; a state may have a custom id. */
export function createPathGetter({ charts }: PanelState): (id: string) => string {
  const paths = new Map(
    Object.values(charts).flatMap(({ chart }) => chart.states.map(({ id, path }) => [id, path])),
  );
  return (id) => paths.get(id) ?? id;
}

function getHashes({ actors, charts }: PanelState, moves: readonly Move[]): Record<string, string> {
  const moved = new Set(moves.map(({ actor }) => actor));
  const ids = actors.filter(({ id }) => moved.has(id)).map(({ chart }) => chart);
  return Object.fromEntries(ids.map((id) => [id, charts[id]?.chart.hash ?? '']));
}
