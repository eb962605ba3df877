import { assign, emit, setup, type ActorRefFrom } from 'xstate';
import { toFailure, type Failure } from '../validation/failure.ts';
import { stateOfYear, type AssessmentYear } from './assessment-year.ts';
import { readProgress, runDepreciation, type RunProgress } from './run-depreciation.actors.ts';

export interface RunDepreciationContext {
  /** The year that is run, as it was before; null before the first. */
  year: AssessmentYear | null;
  /** The year as the run has left it; null until there is one. */
  outcome: AssessmentYear | null;
  /** How far the run is; null as long as nobody has said. */
  progress: RunProgress | null;
  /** Why the last run has failed. */
  failure: Failure | null;
}

export type RunDepreciationEvent =
  | { type: 'depreciation.run'; year: AssessmentYear }
  | { type: 'YES' }
  | { type: 'STOP' }
  | { type: 'CLOSE' };

/** Between two looks at how far the run is, in ms. */
const pause = 200;

/** What the pages show of the years is outdated. */
export interface YearRun {
  type: 'year.run';
}

export const runDepreciationMachine = setup({
  types: {
    context: {} as RunDepreciationContext,
    events: {} as RunDepreciationEvent,
    emitted: {} as YearRun,
    tags: {} as 'open' | 'busy',
  },
  actors: { runDepreciation, readProgress },
  delays: { pause },
  guards: {
    isFinal: (_, { year }: { year: AssessmentYear }) => stateOfYear(year) === 'final',
  },
  actions: {
    start: assign((_, { year }: { year: AssessmentYear }) => ({
      year,
      outcome: null,
      failure: null,
    })),
    restart: assign({ progress: null }),
    // A look that came after the end, or before the beginning, says nothing.
    storeProgress: assign(({ context }, { progress }: { progress: RunProgress | null }) => ({
      progress: progress ?? context.progress,
    })),
    storeOutcome: assign((_, { outcome }: { outcome: AssessmentYear }) => ({ outcome })),
    storeFailure: assign((_, { error }: { error: unknown }) => ({ failure: toFailure(error) })),
    emitRun: emit({ type: 'year.run' }),
  },
}).createMachine({
  id: 'run-depreciation',
  description:
    'The depreciation of an assessment year is computed. Source: ASSET-172; decisions, "Assets".',
  context: { year: null, outcome: null, progress: null, failure: null },
  initial: 'resting',
  states: {
    resting: {
      description: 'Nothing is run.',
      on: {
        'depreciation.run': [
          {
            guard: { type: 'isFinal', params: ({ event }) => event },
            target: 'confirming',
            actions: { type: 'start', params: ({ event }) => event },
          },
          { target: 'running', actions: { type: 'start', params: ({ event }) => event } },
        ],
      },
    },
    confirming: {
      description:
        'The year has ended and was run: asks whether its values are to be computed again.',
      tags: 'open',
      on: { YES: 'running', CLOSE: 'resting' },
    },
    running: {
      description: 'The server computes the year; it can be stopped.',
      tags: ['open', 'busy'],
      entry: 'restart',
      initial: 'waiting',
      states: {
        waiting: {
          description: 'How far the run is, is asked in a moment.',
          after: { pause: 'looking' },
        },
        looking: {
          description: 'Asks the server how far the run is.',
          invoke: {
            id: 'readProgress',
            src: 'readProgress',
            input: ({ context: { year } }) => ({ id: (year as AssessmentYear).id }),
            onDone: {
              target: 'waiting',
              actions: {
                type: 'storeProgress',
                params: ({ event }) => ({ progress: event.output }),
              },
            },
            onError: 'unmeasured',
          },
        },
        unmeasured: {
          description: 'The server does not say how far it is: the run goes on without a measure.',
        },
      },
      invoke: {
        id: 'runDepreciation',
        src: 'runDepreciation',
        input: ({ context: { year } }) => ({ id: (year as AssessmentYear).id }),
        onDone: {
          target: 'done',
          actions: [
            { type: 'storeOutcome', params: ({ event }) => ({ outcome: event.output }) },
            'emitRun',
          ],
        },
        onError: {
          target: 'failed',
          actions: { type: 'storeFailure', params: ({ event }) => event },
        },
      },
      // Whether the server had done it already, the list says.
      on: { STOP: { target: 'resting', actions: 'emitRun' } },
    },
    done: {
      description: 'Says what the run has found, and what differs from the one before.',
      tags: 'open',
      on: { CLOSE: 'resting' },
    },
    failed: {
      description: 'The year could not be run; nothing has changed, and it can be tried again.',
      tags: 'open',
      on: { YES: 'running', CLOSE: 'resting' },
    },
  },
});

export type RunDepreciationActor = ActorRefFrom<typeof runDepreciationMachine>;
