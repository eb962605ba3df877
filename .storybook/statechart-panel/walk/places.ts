import type { AnyMachineSnapshot, AnyStateNode } from 'xstate';

/** All active states; XState keeps them under a name that begins with an underscore. */
export const activeNodes = ({ _nodes: nodes }: AnyMachineSnapshot): AnyStateNode[] => nodes;

const inOrder = (a: AnyStateNode, b: AnyStateNode) => a.order - b.order;

/** Ids of all active states, the machine itself first. */
export const activeIds = (snapshot: AnyMachineSnapshot): string[] =>
  activeNodes(snapshot)
    .toSorted(inOrder)
    .map(({ id }) => id);

/** The active states that have no active state in them. */
function innermost(snapshot: AnyMachineSnapshot): AnyStateNode[] {
  const nodes = activeNodes(snapshot);
  const around = new Set(nodes.map(({ parent }) => parent));
  return nodes.filter((node) => !around.has(node)).toSorted(inOrder);
}

/** Their paths below the machine: `running.steady`. */
export const innermostPaths = (snapshot: AnyMachineSnapshot | undefined): string[] =>
  snapshot ? innermost(snapshot).map(({ path }) => path.join('.')) : [];

export const innermostIds = (snapshot: AnyMachineSnapshot): string[] =>
  innermost(snapshot).map(({ id }) => id);
