import type { AnyMachineSnapshot, AnyStateNode } from 'xstate';
import { activeNodes } from '../xstate-internals.ts';

const inOrder = (a: AnyStateNode, b: AnyStateNode) => a.order - b.order;

/** Ids of all active states, the machine itself first. */
export const activeIds = (snapshot: AnyMachineSnapshot): string[] =>
  activeNodes(snapshot)
    .toSorted(inOrder)
    .map(({ id }) => id);

/** The active states without an active descendant. */
function innermost(snapshot: AnyMachineSnapshot): AnyStateNode[] {
  const nodes = activeNodes(snapshot);
  const around = new Set(nodes.map(({ parent }) => parent));
  return nodes.filter((node) => !around.has(node)).toSorted(inOrder);
}

/** The paths of the innermost states, relative to the machine: `running.steady`. */
export const innermostPaths = (snapshot: AnyMachineSnapshot | undefined): string[] =>
  snapshot ? innermost(snapshot).map(({ path }) => path.join('.')) : [];

export const innermostIds = (snapshot: AnyMachineSnapshot): string[] =>
  innermost(snapshot).map(({ id }) => id);
