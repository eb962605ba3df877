import type { AnyStateMachine, ContextFrom, EventFromLogic } from 'xstate';
import type { Examples } from './paths.ts';

/** A rule of the documents that a chart serves. */
export interface Rule {
  /** Where it is written, such as 'CLOCK-057'. */
  source: string;
  /** What it asks, in one sentence of our own. */
  text: string;
}

/** What is known where a person walks a chart. */
export interface Facts {
  /** Milliseconds since 1970, by the story's clock. */
  now: number;
}

/** What tests, and people who walk a chart by hand, need to know to go every way through it. */
export interface TestModel<Machine extends AnyStateMachine> extends Examples<Machine> {
  machine: Machine;
  /**
   * Events with what the context holds at the moment, such as an entry of the list, or with what the
   * time makes of it, such as a one-time code; a person is offered these first.
   */
  atHand?: (context: ContextFrom<Machine>, facts?: Facts) => EventFromLogic<Machine>[];
  /** Types that a person is offered at hand alone: not every record is valid for them. */
  onlyAtHand?: readonly EventFromLogic<Machine>['type'][];
  /** The documented rules that the chart serves. */
  rules: readonly Rule[];
}

/** The guide of a chart, typed by the chart. */
export const createTestModel = <Machine extends AnyStateMachine>(
  machine: Machine,
  rest: NoInfer<Omit<TestModel<Machine>, 'machine'>>,
): TestModel<Machine> => ({ machine, ...rest });
