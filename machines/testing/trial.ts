import {
  createActor,
  type ActionExecutor,
  type AnyActorScope,
  type AnyMachineSnapshot,
  type AnyStateMachine,
  type AnyTransitionDefinition,
  type EventObject,
} from 'xstate';
import { getTransitionKeys } from './keys.ts';
import { observeRejections, silenced, untouched, type Touched } from './replay.ts';

/** The effect of a single event in a state, as the graph predicts it; no actor runs. */
export interface Trial {
  next: AnyMachineSnapshot;
  touched: Touched;
}

/**
 * A copy of the machine that reports the coverage of an event in a state of this copy: hundreds of
 * times faster than a replay from the start, so that only promising paths have to be replayed.
 */
export function createTrials(machine: AnyStateMachine) {
  const copy: AnyStateMachine = machine.provide({ actors: silenced(machine) });
  const branches = new Map<unknown, [branch: AnyTransitionDefinition, key: string]>();
  let hearing = untouched();
  for (const [branch, key] of getTransitionKeys(copy)) {
    observeRejections(branch, () => hearing.rejections.add(key));
    // The graph returns the actions of the transition; this one identifies it.
    const taken = () => undefined;
    branches.set(taken, [branch, key]);
    branch.actions = [taken, ...branch.actions];
  }
  const scope = createActorScope(copy);
  const attempt = (state: AnyMachineSnapshot, event: EventObject): Trial => {
    hearing = untouched();
    const taken: unknown[] = [];
    const actionExecutor: ActionExecutor = ({ exec }) => taken.push(exec);
    const next: AnyMachineSnapshot = copy.transition(state, event, { ...scope, actionExecutor });
    const touched = hearing;
    const { _nodes: nodes }: AnyMachineSnapshot = next;
    for (const { id } of nodes) touched.states.add(id);
    for (const exec of taken) {
      const [branch, key] = branches.get(exec) ?? [];
      if (branch === undefined || key === undefined) continue;
      touched.transitions.add(key);
      touched.states.add(branch.source.id); // A state that is left immediately is in no snapshot.
    }
    return { next, touched };
  };
  return { copy, attempt };
}

/**
 * The actor scope for an event without side effects. The library's `transition` starts the machine
 * again for each event, which takes longer than the event.
 */
function createActorScope(machine: AnyStateMachine): AnyActorScope {
  const self = createActor(machine);
  const nothing = () => undefined;
  return {
    self,
    system: self.system,
    id: '',
    sessionId: '',
    logger: nothing,
    defer: nothing,
    emit: nothing,
    stopChild: nothing,
    actionExecutor: nothing,
  };
}
