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

/** What a single event does in a state, as the graph foresees it; no actor runs. */
export interface Trial {
  next: AnyMachineSnapshot;
  touched: Touched;
}

/**
 * A copy of the machine that tells what an event would touch in a state of this copy: hundreds of
 * times quicker than a replay from the start, so that only promising ways have to be replayed.
 */
export function createTrials(machine: AnyStateMachine) {
  const copy: AnyStateMachine = machine.provide({ actors: silenced(machine) });
  const branches = new Map<unknown, [branch: AnyTransitionDefinition, key: string]>();
  let hearing = untouched();
  for (const [branch, key] of getTransitionKeys(copy)) {
    observeRejections(branch, () => hearing.rejections.add(key));
    // The graph answers with the actions of what was taken: this one says what that was.
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
      touched.states.add(branch.source.id); // one that is left at once is in no snapshot
    }
    return { next, touched };
  };
  return { copy, attempt };
}

/**
 * What an event of the machine may ask for, where nothing runs. The library's own `transition` starts
 * the machine anew for each event, which takes longer than the event.
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
