import type { AnyStateMachine, AnyStateNode, AnyTransitionDefinition } from 'xstate';
import type { Chart, ChartState, ChartTransition } from './chart.ts';
import { eventFor } from './events.ts';
import { computeHash } from './hash.ts';
import { getInvokes } from './invokes.ts';
import { actionName, guardName } from './names.ts';

/**
 * Describes a machine by its states, transitions, guards, actions and invokes. With the names of a
 * contract's operations, each invoke also lists the operations that it calls.
 */
export function describeChart(
  machine: AnyStateMachine,
  operations: ReadonlySet<string> = new Set(),
): Chart {
  const states = listNodes(machine.root).map((node) => describeState(node, machine, operations));
  const transitions = [...getTransitionKeys(machine)].map(([definition, key]) =>
    describeTransition(definition, key),
  );
  return {
    id: machine.id,
    description: machine.root.description ?? '',
    hash: computeHash(states, transitions),
    states,
    transitions,
  };
}

/** A state and all its descendants, in the machine's order. */
function listNodes(node: AnyStateNode): AnyStateNode[] {
  return [node, ...Object.values(node.states).flatMap(listNodes)];
}

/**
 * The keys of a machine's transitions, by the definition that XState passes to an inspector. A copy
 * made with `provide` has its own transitions with the same keys.
 */
export function getTransitionKeys(machine: AnyStateMachine): Map<AnyTransitionDefinition, string> {
  const keys = new Map<AnyTransitionDefinition, string>();
  for (const node of listNodes(machine.root)) {
    for (const candidates of [...node.transitions.values(), node.always ?? []]) {
      for (const [branch, each] of candidates.entries()) {
        const event = each.eventType || 'always';
        const targets = each.target?.map(({ id }) => id).join(', ') ?? 'stays';
        keys.set(each, `${node.id}: ${event}[${branch}] → ${targets}`);
      }
    }
  }
  return keys;
}

function describeState(
  node: AnyStateNode,
  machine: AnyStateMachine,
  operations: ReadonlySet<string>,
): ChartState {
  return {
    id: node.id,
    path: node.path.join('.'),
    name: node.parent ? node.key : machine.id,
    parent: node.parent?.id ?? null,
    kind: node.type,
    history: node.type === 'history' ? (node.history === 'deep' ? 'deep' : 'shallow') : null,
    initial: getInitial(node),
    description: node.description ?? '',
    tags: [...node.tags],
    entry: written(node.entry, node.config.entry),
    exit: written(node.exit, node.config.exit),
    invokes: getInvokes(node, machine, operations),
    ...(node.type === 'history' ? { fallback: getFallback(node, machine) } : {}),
  };
}

/** The default target of a history state while no history exists; null when none is defined. */
function getFallback(node: AnyStateNode, machine: AnyStateMachine): string | null {
  const [target]: unknown[] = [node.config.target].flat();
  if (typeof target !== 'string') return null;
  if (target.startsWith('#')) return machine.getStateNodeById(target).id;
  let found = node.parent;
  for (const key of target.split('.')) found = found?.states[key];
  return found?.id ?? null;
}

/**
 * Excludes the actions that XState appends for `after`: raising the delayed event and cancelling
 * it.
 */
const written = (actions: readonly unknown[], config: unknown): string[] =>
  actions.slice(0, config === undefined ? 0 : [config].flat().length).map(actionName);

const getInitial = (node: AnyStateNode): string | null =>
  node.type === 'compound' ? (node.initial.target?.[0]?.id ?? null) : null;

function describeTransition(definition: AnyTransitionDefinition, key: string): ChartTransition {
  const { source, eventType: event, guard, actions, target, reenter } = definition;
  return {
    key,
    source: source.id,
    event,
    ...eventFor(event, source.id),
    branch: Number(/\[(\d+)\] → /.exec(key)?.[1] ?? 0),
    guard: guard === undefined ? null : guardName(guard),
    actions: actions.map(actionName),
    targets: target?.map(({ id }) => id) ?? [],
    reenter,
  };
}
