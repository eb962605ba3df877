import type { AnyStateMachine, AnyStateNode } from 'xstate';
import type { ChartInvoke } from './chart.ts';
import { getCalls, getKind, type Logic } from './logic.ts';

/** What a state invokes. */
export function getInvokes(
  node: AnyStateNode,
  machine: AnyStateMachine,
  operations: ReadonlySet<string>,
): ChartInvoke[] {
  return node.invoke.map(({ id, src }, index) => {
    const logic = getLogic(node, machine, index);
    const kind = getKind(logic);
    return {
      id,
      // Without a name among the machine's actors, XState calls it by its place.
      source: typeof src === 'string' && !src.startsWith('xstate.invoke.') ? src : id,
      kind,
      calls: getCalls(logic, operations),
      hasErrorBranch: catches(node, id),
      machine: kind === 'machine' ? String(logic?.id) : null,
      canFail: canFail(logic),
    };
  });
}

/** Its name is looked up among the machine's actors; what stands in place itself is taken as it is. */
function getLogic(node: AnyStateNode, machine: AnyStateMachine, index: number): Logic | undefined {
  const src: unknown = [node.config.invoke].flat()[index]?.src;
  return (typeof src === 'string' ? machine.implementations.actors[src] : src) as Logic | undefined;
}

/** A failure is caught by the state itself or by one around it. */
function catches(node: AnyStateNode, id: string): boolean {
  if (node.transitions.has(`xstate.error.actor.${id}`)) return true;
  return node.parent ? catches(node.parent, id) : false;
}

/** A machine fails when one of its own invokes does and nothing in it catches that. */
function canFail(logic: Logic | undefined, within: readonly unknown[] = []): boolean {
  const kind = getKind(logic);
  if (kind !== 'machine') return kind === 'promise' || kind === 'callback' || kind === 'observable';
  // One that invokes itself fails by what else it invokes.
  if (within.includes(logic)) return false;
  const machine = logic as AnyStateMachine;
  return getStates(machine.root).some((node) =>
    node.invoke.some(
      ({ id }, index) =>
        !catches(node, id) && canFail(getLogic(node, machine, index), [...within, logic]),
    ),
  );
}

const getStates = (node: AnyStateNode): AnyStateNode[] => [
  node,
  ...Object.values(node.states).flatMap(getStates),
];
