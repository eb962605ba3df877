import type { Move, PanelState, Step, Interaction } from '../link/protocol.ts';
import { isRejected } from './rejected.ts';

/** The walk that leads to the tip of the branch at hand, as it can be shared and replayed. */
export function buildInteraction(state: PanelState): Interaction {
  const steps = pathTo(state, state.tip ?? state.head);
  const began = steps[0]?.at ?? 0;
  const getPath = createPathGetter(state);
  const moves: Move[] = [];
  // What was answered in a step that is left out belongs to the next that is kept.
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

/** The steps from the first to this one, past the branches that do not lead to it. */
export function pathTo({ steps }: PanelState, last: string | null): Step[] {
  const byId = new Map(steps.map((step) => [step.id, step]));
  const path: Step[] = [];
  for (let step = byId.get(last ?? ''); step; step = byId.get(step.before ?? '')) {
    path.push(step);
  }
  return path.toReversed();
}

/** The chart of the actor that took a step. */
export const getChart = ({ actors, charts }: PanelState, { actor }: Step) =>
  charts[actors.find(({ id }) => id === actor)?.chart ?? '']?.chart;

/** What a chart has ignored is part of the walk only where a person has judged it. */
const isAssessed = ({ note, assessment }: Step): boolean => note !== '' || assessment !== null;

/** The walk for an address: it is replayed by its events, and must not grow long. */
export const withoutResponses = (interaction: Interaction): Interaction => ({
  ...interaction,
  moves: interaction.moves.map(({ responses: _responses, ...move }) => move),
});

/** `running.steady` of `mini-timer.running.steady`; a state may have an id of its own. */
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
