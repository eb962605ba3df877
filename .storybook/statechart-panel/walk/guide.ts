import type { AnyStateMachine, EventObject } from 'xstate';
import type { InteractionFacts } from './known.ts';

/** What a person may need to walk a chart: valid events, and the rules that it serves. */
export interface TestModel {
  machine: AnyStateMachine;
  /** Inputs that the machine can begin with. */
  inputs: readonly unknown[];
  /** Every event that may happen; the chart's own are written `{ type: 'xstate.done.actor.…' }`. */
  events: readonly EventObject[];
  /** Events with what the context holds at the moment, or what the time is; these are offered first. */
  atHand?: (context: never, facts: Pick<InteractionFacts, 'now'>) => readonly EventObject[];
  /** Types that are offered at hand alone: not every record is valid for them. */
  onlyAtHand?: readonly string[];
  rules: readonly { source: string; text: string }[];
}
