import type { AnyStateMachine, AnyStateNode, AnyTransitionDefinition } from 'xstate';

/** Every state of a chart, including the root. */
export function getStates(machine: AnyStateMachine): AnyStateNode[] {
  const below = (node: AnyStateNode): AnyStateNode[] => [
    node,
    ...Object.values(node.states).flatMap(below),
  ];
  return below(machine.root);
}

/** Every transition of a chart with its key: state, event and branch. */
export function getTransitionKeys(machine: AnyStateMachine): Map<AnyTransitionDefinition, string> {
  const keys = new Map<AnyTransitionDefinition, string>();
  for (const node of getStates(machine)) {
    for (const branches of node.transitions.values()) note(node, branches);
    note(node, node.always ?? []);
  }
  return keys;

  function note(node: AnyStateNode, branches: readonly AnyTransitionDefinition[]): void {
    for (const [index, branch] of branches.entries()) {
      keys.set(branch, `${node.id}: ${getEvent(branch)}[${index}] → ${getTarget(branch)}`);
    }
  }
}

const getEvent = ({ eventType }: AnyTransitionDefinition) => eventType || 'always';

const getTarget = ({ target }: AnyTransitionDefinition) =>
  target?.map(({ id }) => id).join(', ') ?? 'stays';
