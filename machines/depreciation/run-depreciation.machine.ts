import { assign, setup, type ActorRefFrom } from 'xstate';
import { report } from '../children.ts';
import { toFailure, type Failure } from '../validation/failure.ts';
import { stateOfYear, type AssessmentYear } from './assessment-year.ts';
import { readProgress, runDepreciation, type RunProgress } from './run-depreciation.actors.ts';

export interface RunDepreciationContext {
  /** The year before the run; null before the first run. */
  year: AssessmentYear | null;
  /** The year after the run; null until it has finished. */
  outcome: AssessmentYear | null;
  /** The progress of the run; null until the server has reported it. */
  progress: RunProgress | null;
  /** Why the last run failed. */
  failure: Failure | null;
}

export type RunDepreciationEvent =
  | { type: 'depreciation.run'; year: AssessmentYear }
  | { type: 'YES' }
  | { type: 'STOP' }
  | { type: 'CLOSE' };

/** Polling interval for the progress, in ms. */
const pause = 200;

/** The pages' data of the years is outdated. */
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
    // Ignores progress that is received before the start or after the end of the run.
    storeProgress: assign(({ context }, { progress }: { progress: RunProgress | null }) => ({
      progress: progress ?? context.progress,
    })),
    storeOutcome: assign((_, { outcome }: { outcome: AssessmentYear }) => ({ outcome })),
    storeFailure: assign((_, { error }: { error: unknown }) => ({ failure: toFailure(error) })),
    emitRun: report({ type: 'year.run' }),
  },
}).createMachine({
  id: 'run-depreciation',
  description: 'The depreciation of an assessment year is computed. Source: ASSET-172, ASSET-D14.',
  context: { year: null, outcome: null, progress: null, failure: null },
  initial: 'resting',
  states: {
    resting: {
      description: 'No run is in progress.',
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
      description: 'The year has ended and was run: asks whether to compute its values again.',
      tags: 'open',
      on: { YES: 'running', CLOSE: 'resting' },
    },
    running: {
      description: 'The server is computing the year; the run can be stopped.',
      tags: ['open', 'busy'],
      entry: 'restart',
      initial: 'waiting',
      states: {
        waiting: {
          description: 'Waits before it requests the progress.',
          after: { pause: 'looking' },
        },
        looking: {
          description: 'The progress is loading.',
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
          description: 'The server does not report the progress: the run goes on without it.',
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
      // Only the list tells whether the server had already finished.
      on: { STOP: { target: 'resting', actions: 'emitRun' } },
    },
    done: {
      description: 'Shows the result of the run, and the differences from the previous one.',
      tags: 'open',
      on: { CLOSE: 'resting' },
    },
    failed: {
      description: 'The run failed; nothing has changed, and it can be retried.',
      tags: 'open',
      on: { YES: 'running', CLOSE: 'resting' },
    },
  },
});

export type RunDepreciationActor = ActorRefFrom<typeof runDepreciationMachine>;
