import type {
  AnyEventObject,
  AnyMachineSnapshot,
  AnyStateNode,
  AnyTransitionDefinition,
} from 'xstate';
import { evaluateGuard } from 'xstate/guards';
import { activeNodes } from './places.ts';

/** How an event is decided: the candidates that were asked, by their answer. */
export interface Decision {
  taken: AnyTransitionDefinition[];
  /** Guarded ones whose guard said no. */
  rejected: AnyTransitionDefinition[];
}

/**
 * What a machine does with an event in a state, found in the way XState looks for it: from each
 * innermost state outwards, the first candidate whose guard does not refuse. Nothing is run.
 */
export const decide = (snapshot: AnyMachineSnapshot, event: AnyEventObject): Decision =>
  evaluate(snapshot, event, (node) => candidatesFor(node, event.type));

/** The same for the transitions that need no event, as they are asked after every other one. */
export const decideAlways = (snapshot: AnyMachineSnapshot, event: AnyEventObject): Decision =>
  evaluate(snapshot, event, (node) => node.always ?? []);

/** Whether something would happen: a transition that only forbids an event does nothing. */
export const doesSomething = ({ taken }: Decision): boolean =>
  taken.some(({ target, actions }) => target !== undefined || actions.length > 0);

function evaluate(
  snapshot: AnyMachineSnapshot,
  event: AnyEventObject,
  getCandidates: (node: AnyStateNode) => readonly AnyTransitionDefinition[],
): Decision {
  const rejected: AnyTransitionDefinition[] = [];
  return { taken: decided(snapshot.machine.root), rejected };

  /** A state decides only when no active state in it has. */
  function decided(node: AnyStateNode): AnyTransitionDefinition[] {
    const inner = activeNodes(snapshot)
      .filter(({ parent }) => parent === node)
      .flatMap(decided);
    if (inner.length > 0) return inner;
    for (const candidate of getCandidates(node)) {
      if (isAllowed(candidate, snapshot, event)) return [candidate];
      rejected.push(candidate);
    }
    return [];
  }
}

function isAllowed(
  { guard }: AnyTransitionDefinition,
  snapshot: AnyMachineSnapshot,
  event: AnyEventObject,
): boolean {
  if (guard === undefined) return true;
  try {
    return evaluateGuard(guard as never, snapshot.context, event, snapshot);
  } catch {
    // A guard that cannot read an event would not let it pass.
    return false;
  }
}

/** Those for the very event come first, then the wildcards, the longest first. */
function candidatesFor(node: AnyStateNode, type: string): AnyTransitionDefinition[] {
  const wildcards = [...node.transitions.keys()]
    .filter((descriptor) => descriptor !== type && matches(type, descriptor))
    .toSorted((a, b) => b.length - a.length);
  return [type, ...wildcards].flatMap((descriptor) => node.transitions.get(descriptor) ?? []);
}

/** `edit.*` stands for `edit` and all that begins with `edit.`; `*` for everything. */
const matches = (type: string, descriptor: string): boolean =>
  descriptor === '*' ||
  (descriptor.endsWith('.*') && `${type}.`.startsWith(descriptor.slice(0, -1)));
