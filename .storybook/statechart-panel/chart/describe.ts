import type { AnyStateMachine, AnyStateNode, AnyTransitionDefinition } from 'xstate';
import type {
  Chart,
  ChartInvoke,
  ChartState,
  ChartTransition,
  StateKind,
  TransitionKind,
} from './chart.ts';
import { hashOf } from './hash.ts';
import { callsOf, kindOf, type Logic } from './logic.ts';
import { actionName, guardName } from './names.ts';

/**
 * Reads a machine: its states, transitions, guards, actions and invokes by their names. With the
 * names of a contract's operations, each invoke tells which of them it calls.
 */
export function describeChart(
  machine: AnyStateMachine,
  operations: ReadonlySet<string> = new Set(),
): Chart {
  const states = nodesOf(machine.root).map((node) => stateOf(node, machine, operations));
  const transitions = [...keysOf(machine)].map(([definition, key]) =>
    transitionOf(definition, key),
  );
  return {
    id: machine.id,
    description: machine.root.description ?? '',
    hash: hashOf(states, transitions),
    states,
    transitions,
  };
}

/** A state and all below it, in the machine's order. */
function nodesOf(node: AnyStateNode): AnyStateNode[] {
  return [node, ...Object.values(node.states).flatMap(nodesOf)];
}

/**
 * The keys of a machine's transitions, by what XState hands an inspector for those that are taken.
 * A copy made with `provide` has transitions of its own, with the same keys.
 */
export function keysOf(machine: AnyStateMachine): Map<AnyTransitionDefinition, string> {
  const keys = new Map<AnyTransitionDefinition, string>();
  for (const node of nodesOf(machine.root)) {
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

function stateOf(
  node: AnyStateNode,
  machine: AnyStateMachine,
  operations: ReadonlySet<string>,
): ChartState {
  return {
    id: node.id,
    path: node.path.join('.'),
    name: node.parent ? node.key : machine.id,
    parent: node.parent?.id ?? null,
    kind: node.type as StateKind,
    history: node.type === 'history' ? (node.history === 'deep' ? 'deep' : 'shallow') : null,
    initial: initialOf(node),
    description: node.description ?? '',
    tags: [...node.tags],
    entry: written(node.entry, node.config.entry),
    exit: written(node.exit, node.config.exit),
    invokes: node.invoke.map(({ id, src }) => {
      const logic = typeof src === 'string' ? machine.implementations.actors[src] : src;
      return invokeOf({ id, source: typeof src === 'string' ? src : id }, logic as Logic);
    }),
  };

  function invokeOf({ id, source }: { id: string; source: string }, logic?: Logic): ChartInvoke {
    const kind = kindOf(logic);
    return {
      id,
      source,
      kind,
      calls: callsOf(logic, operations),
      hasErrorBranch: node.transitions.has(`xstate.error.actor.${id}`),
      machine: kind === 'machine' ? String(logic?.id) : null,
    };
  }
}

/** Without what XState adds for `after`, which comes last: raising the wait and cancelling it. */
const written = (actions: readonly unknown[], config: unknown): string[] =>
  actions.slice(0, config === undefined ? 0 : [config].flat().length).map(actionName);

const initialOf = (node: AnyStateNode): string | null =>
  node.type === 'compound' ? (node.initial.target?.[0]?.id ?? null) : null;

function transitionOf(definition: AnyTransitionDefinition, key: string): ChartTransition {
  const { source, eventType: event, guard, actions, target, reenter } = definition;
  return {
    key,
    source: source.id,
    event,
    ...eventFor(event),
    branch: Number(/\[(\d+)\] → /.exec(key)?.[1] ?? 0),
    guard: guard === undefined ? null : guardName(guard),
    actions: actions.map(actionName),
    targets: target?.map(({ id }) => id) ?? [],
    reenter,
  };
}

/** The events that XState sends by itself, as a person would say them. */
const own: readonly [RegExp, TransitionKind, string][] = [
  [/^$/, 'always', 'always'],
  [/^xstate\.after\.(.+?)\..*$/, 'after', 'after $1'],
  [/^xstate\.done\.actor\.(.+)$/, 'done', 'done: $1'],
  [/^xstate\.error\.actor\.(.+)$/, 'error', 'failed: $1'],
  [/^xstate\.done\.state\.(.+)$/, 'stateDone', 'complete: $1'],
];

function eventFor(event: string): Pick<ChartTransition, 'kind' | 'label'> {
  for (const [pattern, kind, label] of own) {
    if (pattern.test(event)) return { kind, label: event.replace(pattern, label) };
  }
  return { kind: 'event', label: event };
}
