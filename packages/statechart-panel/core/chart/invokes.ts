import type { AnyStateMachine, AnyStateNode } from 'xstate';
import { type Logic, getKind } from '../xstate-internals.ts';
import type { ChartInvoke } from './chart.ts';
import { getCalls } from './logic.ts';

/** The invokes of a state. */
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
      // XState generates an id for an invoke whose source is not among the machine's actors.
      source: typeof src === 'string' && !src.startsWith('xstate.invoke.') ? src : id,
      kind,
      calls: getCalls(logic, operations),
      hasErrorBranch: catches(node, id),
      machine: kind === 'machine' ? String(logic?.id) : null,
      canFail: canFail(logic),
    };
  });
}

/** A named source is looked up in the machine's actors; inline logic is used directly. */
function getLogic(node: AnyStateNode, machine: AnyStateMachine, index: number): Logic | undefined {
  const src: unknown = [node.config.invoke].flat()[index]?.src;
  return (typeof src === 'string' ? machine.implementations.actors[src] : src) as Logic | undefined;
}

/** A failure is caught by the state itself or by an ancestor. */
function catches(node: AnyStateNode, id: string): boolean {
  if (node.transitions.has(`xstate.error.actor.${id}`)) return true;
  return node.parent ? catches(node.parent, id) : false;
}

/** A machine fails when one of its invokes fails and none of its states catches the failure. */
function canFail(logic: Logic | undefined, within: readonly unknown[] = []): boolean {
  const kind = getKind(logic);
  if (kind !== 'machine') return kind === 'promise' || kind === 'callback' || kind === 'observable';
  // A machine that invokes itself can fail only through its other invokes.
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
