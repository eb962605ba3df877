import type { AnyStateMachine, EventObject } from 'xstate';
import type { InteractionFacts } from '../actors/known.ts';

/** The test model of a chart: valid events, and the rules that it implements. */
export interface TestModel {
  machine: AnyStateMachine;
  /** Possible inputs of the machine. */
  inputs: readonly unknown[];
  /** Every possible event; the chart's own are written `{ type: 'xstate.done.actor.…' }`. */
  events: readonly EventObject[];
  /** Events built from the current context or time; these are offered first. */
  atHand?: (context: never, facts: Pick<InteractionFacts, 'now'>) => readonly EventObject[];
  /**
   * Event types that are offered only with data of the current context, because not every record is
   * valid for them.
   */
  onlyAtHand?: readonly string[];
  rules: readonly { source: string; text: string }[];
}
