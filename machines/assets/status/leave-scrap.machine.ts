import { fromPromise, assign, emit, setup, type ActorRefFrom } from 'xstate';
import { api, toProblem } from '#openapi/client/index.ts';
import { type ActionAsset, statusIds } from '../asset.ts';
import { toFailure, type Failure } from '../../validation/failure.ts';
import { toFieldErrors, type FieldError } from '../../validation/field-errors.ts';
import { dayText, validateDay, todayIn, type Calendar } from '../form/asset-days.ts';

/** Changes the status of an asset in Scrap; `day` is in the person's format, empty for none. */
const leaveScrap = fromPromise<unknown, { row: ActionAsset; statusId: string; day: string }>(
  ({ input: { row, statusId, day }, signal }) =>
    api.changeScrappedAssetStatus({
      path: { id: row.id },
      body: { statusId, disposedOnAsString: day, version: row.version },
      signal,
    }),
);

export interface LeaveScrapContext {
  calendar: Calendar;
  /** The asset in the dialog; null before the first dialog. */
  row: ActionAsset | null;
  to: 'InStore' | 'Disposed';
  /** Day of the disposal, yyyy-MM-dd. */
  disposedOn: string | null;
  error: FieldError | null;
  /** Why the last try failed. */
  failure: Failure | null;
}

export type LeaveScrapEvent =
  | { type: 'asset.leaveScrap'; row: ActionAsset; to: LeaveScrapContext['to'] }
  | { type: 'day.changed'; day: string | null }
  | { type: 'YES' }
  | { type: 'NO' };

/** The list must reload: this person or someone else changed the status. */
export interface AssetChanged {
  type: 'asset.changed';
}

const validateDisposal = ({ to, disposedOn, calendar }: LeaveScrapContext) =>
  to === 'Disposed' ? validateDay(disposedOn, calendar) : null;

interface Failed {
  error: unknown;
}

export const leaveScrapMachine = setup({
  types: {
    context: {} as LeaveScrapContext,
    events: {} as LeaveScrapEvent,
    emitted: {} as AssetChanged,
    input: {} as { calendar: Calendar },
    tags: {} as 'question' | 'busy',
  },
  actors: { leaveScrap },
  guards: {
    isValid: ({ context }) => validateDisposal(context) === null,
    // The asset was deleted or someone else changed it first, so the person has to decide again
    // with the reloaded list.
    isOutdated: (_, { error }: Failed) => {
      const { kind } = toProblem(error);
      return kind === 'notFound' || kind === 'conflict';
    },
  },
  actions: {
    openPrompt: assign(({ context }, event: { row: ActionAsset; to: LeaveScrapContext['to'] }) => ({
      row: event.row,
      to: event.to,
      disposedOn: event.to === 'Disposed' ? todayIn(context.calendar) : null,
      error: null,
      failure: null,
    })),
    takeDay: assign((_, { day }: { day: string | null }) => ({ disposedOn: day, error: null })),
    showError: assign(({ context }) => ({ error: validateDisposal(context) })),
    showRejection: assign((_, { error }: Failed) => ({
      error: toFieldErrors(toProblem(error))['disposedOnAsString'] ?? null,
      failure: toFailure(error),
    })),
    emitChanged: emit({ type: 'asset.changed' }),
  },
}).createMachine({
  id: 'leave-scrap',
  description:
    'An asset leaves Scrap only from the list: back to InStore, or to Disposed. Source: ASSET-047.',
  context: ({ input }) => ({
    calendar: input.calendar,
    row: null,
    to: 'InStore',
    disposedOn: null,
    error: null,
    failure: null,
  }),
  initial: 'resting',
  states: {
    resting: {
      description: 'No dialog is open.',
      on: {
        'asset.leaveScrap': {
          target: 'confirming',
          actions: { type: 'openPrompt', params: ({ event }) => event },
        },
      },
    },
    confirming: {
      description: 'Asks whether to change the status; for a disposal also for its date.',
      tags: 'question',
      on: {
        'day.changed': { actions: { type: 'takeDay', params: ({ event }) => event } },
        YES: [{ guard: 'isValid', target: 'changing' }, { actions: 'showError' }],
        NO: 'resting',
      },
    },
    changing: {
      description: 'The status is being changed.',
      tags: ['question', 'busy'],
      invoke: {
        id: 'leaveScrap',
        src: 'leaveScrap',
        input: ({ context: { row, to, disposedOn, calendar } }) => ({
          row: row as ActionAsset,
          statusId: statusIds[to],
          day: dayText(disposedOn, calendar),
        }),
        onDone: { target: 'resting', actions: 'emitChanged' },
        onError: [
          {
            guard: { type: 'isOutdated', params: ({ event }) => event },
            target: 'resting',
            actions: 'emitChanged',
          },
          {
            target: 'confirming',
            actions: { type: 'showRejection', params: ({ event }) => event },
          },
        ],
      },
    },
  },
});

export type LeaveScrapActor = ActorRefFrom<typeof leaveScrapMachine>;
