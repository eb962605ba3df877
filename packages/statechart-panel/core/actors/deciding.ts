import type {
  AnyEventObject,
  AnyMachineSnapshot,
  AnyStateNode,
  AnyTransitionDefinition,
} from 'xstate';
import { activeNodes } from '../xstate-internals.ts';
import { evaluateGuard } from 'xstate/guards';

/** The result of evaluating an event: its candidate transitions by outcome. */
export interface Decision {
  taken: AnyTransitionDefinition[];
  /** Transitions that their guard rejected. */
  rejected: AnyTransitionDefinition[];
}

/**
 * The transitions that a machine would take for an event, found in XState's order: from each
 * innermost state outwards, the first candidate that no guard rejects. Nothing is executed.
 */
export const decide = (snapshot: AnyMachineSnapshot, event: AnyEventObject): Decision =>
  evaluate(snapshot, event, (node) => candidatesFor(node, event.type));

/** The same for eventless transitions, which XState evaluates after all others. */
export const decideAlways = (snapshot: AnyMachineSnapshot, event: AnyEventObject): Decision =>
  evaluate(snapshot, event, (node) => node.always ?? []);

/** Whether the event has an effect: a transition that only forbids an event has none. */
export const doesSomething = ({ taken }: Decision): boolean =>
  taken.some(({ target, actions }) => target !== undefined || actions.length > 0);

function evaluate(
  snapshot: AnyMachineSnapshot,
  event: AnyEventObject,
  getCandidates: (node: AnyStateNode) => readonly AnyTransitionDefinition[],
): Decision {
  const rejected: AnyTransitionDefinition[] = [];
  return { taken: decided(snapshot.machine.root), rejected };

  /** A state handles the event only when no active descendant does. */
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
    // A guard that throws on an event counts as rejecting it.
    return false;
  }
}

/** Exact matches come first, then the wildcards, the longest first. */
function candidatesFor(node: AnyStateNode, type: string): AnyTransitionDefinition[] {
  const wildcards = [...node.transitions.keys()]
    .filter((descriptor) => descriptor !== type && matches(type, descriptor))
    .toSorted((a, b) => b.length - a.length);
  return [type, ...wildcards].flatMap((descriptor) => node.transitions.get(descriptor) ?? []);
}

/** `edit.*` matches `edit` and everything that begins with `edit.`; `*` matches everything. */
const matches = (type: string, descriptor: string): boolean =>
  descriptor === '*' ||
  (descriptor.endsWith('.*') && `${type}.`.startsWith(descriptor.slice(0, -1)));
