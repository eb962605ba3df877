import { fromPromise, assign, setup, type ActorRefFrom } from 'xstate';
import { api } from '#openapi/client/index.ts';
import { toFailure, type Failure } from '../../validation/failure.ts';

/** How many reminders were sent. */
export interface NudgeCounts {
  clientNudges: number;
  adminNudges: number;
}

/** The page shows how many were sent. */
const runReviewNudges = fromPromise<NudgeCounts>(({ signal }) =>
  api.runReviewNudges({ signal, isSuccessHidden: true }),
);

interface NudgeRunContext {
  /** How many reminders the last run has sent; null before one. */
  counts: NudgeCounts | null;
  /** Why the last run failed. */
  failure: Failure | null;
}

export const nudgeRunMachine = setup({
  types: {
    context: {} as NudgeRunContext,
    events: {} as { type: 'RUN' },
    tags: {} as 'busy',
  },
  actors: { runReviewNudges },
  actions: {
    clear: assign({ counts: null, failure: null }),
    storeCounts: assign((_, counts: NudgeCounts) => ({ counts })),
    storeFailure: assign((_, { error }: { error: unknown }) => ({ failure: toFailure(error) })),
  },
}).createMachine({
  id: 'nudge-run',
  description:
    'Sends the reminders that are due now, each once however often it runs. Source: REVW-023, REVW-D04.',
  context: { counts: null, failure: null },
  initial: 'idle',
  states: {
    idle: {
      description: 'Nothing was sent yet.',
      on: { RUN: 'running' },
    },
    running: {
      description: 'The reminders that are due are being sent.',
      tags: 'busy',
      entry: 'clear',
      invoke: {
        id: 'runReviewNudges',
        src: 'runReviewNudges',
        onDone: {
          target: 'done',
          actions: { type: 'storeCounts', params: ({ event }) => event.output },
        },
        onError: {
          target: 'failed',
          actions: { type: 'storeFailure', params: ({ event }) => event },
        },
      },
    },
    done: {
      description: 'Shows how many reminders were sent, to people and to clients.',
      on: { RUN: 'running' },
    },
    failed: {
      description: 'Shows why it failed; it can be tried again, and sends none twice.',
      on: { RUN: 'running' },
    },
  },
});

export type NudgeRunActor = ActorRefFrom<typeof nudgeRunMachine>;
