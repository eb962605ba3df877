import type { AnyStateMachine, ContextFrom, EventFromLogic } from 'xstate';
import type { Examples } from './paths.ts';

/** A rule of the requirements that a chart implements. */
export interface Rule {
  /** Its id, e.g. 'CLOCK-057'. */
  source: string;
  /** The rule in one sentence, in our own wording. */
  text: string;
}

/** Facts about the environment in which a user tests a chart. */
export interface Facts {
  /** Milliseconds since 1970, by the story's clock. */
  now: number;
}

/**
 * Everything that tests, and people who test a chart by hand, need to cover every path through it.
 */
export interface TestModel<Machine extends AnyStateMachine> extends Examples<Machine> {
  machine: Machine;
  /**
   * Events with values from the current context, e.g. an entry of the list, or from the time, e.g.
   * a one-time code; a user is offered these first.
   */
  atHand?: (context: ContextFrom<Machine>, facts?: Facts) => EventFromLogic<Machine>[];
  /** Types that a user is offered only with current values: not every record is valid for them. */
  onlyAtHand?: readonly EventFromLogic<Machine>['type'][];
  /** The documented rules that the chart implements. */
  rules: readonly Rule[];
}

/** The test model of a chart, typed by the chart. */
export const createTestModel = <Machine extends AnyStateMachine>(
  machine: Machine,
  rest: NoInfer<Omit<TestModel<Machine>, 'machine'>>,
): TestModel<Machine> => ({ machine, ...rest });
