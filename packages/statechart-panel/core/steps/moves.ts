import type { AnyStateMachine, AnyStateNode } from 'xstate';
import type { Move, Step } from '../link/protocol.ts';
import type { StoryPath } from './story-path.ts';

/** The paths of states, by their ids. */
function getStatePaths(machine: AnyStateMachine, ids: readonly string[]): string[] {
  const known = new Map<string, string>();
  note(machine.root);
  return ids.map((id) => known.get(id) ?? id);

  function note(node: AnyStateNode): void {
    known.set(node.id, node.path.join('.'));
    for (const child of Object.values(node.states)) note(child);
  }
}

/** The paths of the innermost states after a step. */
export function getPathsAfter({ actors }: StoryPath, { actor, to }: Step): string[] {
  const machine = actors.find(actor)?.machine;
  return machine ? getStatePaths(machine, to) : [];
}

/** The path to a step, as moves that can be replayed. */
export const movesTo = (interaction: StoryPath, step: string): Move[] =>
  interaction.steps.pathTo(step).map((each) => ({
    actor: each.actor,
    event: each.event,
    origin: each.origin,
    to: getPathsAfter(interaction, each),
    at: each.at - (interaction.marks.beginning?.now ?? 0),
    mocks: listResponses(each),
  }));

const listResponses = ({ exchanges }: Step): { operation: string; choice: string }[] =>
  exchanges.flatMap(({ operation, choice }) => (choice === null ? [] : [{ operation, choice }]));
