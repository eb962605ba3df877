import { assign, emit, setup, type ActorRefFrom } from 'xstate';
import type { Schema } from '#openapi/client/index.ts';
import { changedForm, buildRejectedForm } from '../../records/form-errors.ts';
import type { Failure } from '../../validation/failure.ts';
import { isValid, type FieldErrors } from '../../validation/field-errors.ts';
import { dayText, validateDay, todayIn, type Calendar } from '../form/asset-days.ts';
import { validateNotes, compactErrors } from './asset-status.ts';
import { statusIds, type ActionAsset, type AssetStatus } from '../asset.ts';
import { changeStatus } from './change-status.actors.ts';

/** The fields for all assets; the day is yyyy-MM-dd. */
export type StatusForm = {
  statusId: string;
  day: string | null;
  repairNotes: string;
};

export interface ChangeStatusContext {
  calendar: Calendar;
  rows: readonly ActionAsset[];
  /** Why an asset was rejected at the last try, by its id. */
  rejections: Readonly<Record<string, string>>;
  form: StatusForm;
  base: StatusForm;
  errors: FieldErrors<keyof StatusForm>;
  /** Why the last try failed completely. */
  failure: Failure | null;
}

interface StatusChangeInput {
  rows: readonly ActionAsset[];
  /** The new status; null if the person has to select it. */
  to: AssetStatus | null;
}

export type ChangeStatusEvent =
  | ({ type: 'OPEN' } & StatusChangeInput)
  | { type: 'form.changed'; change: Partial<StatusForm> }
  | { type: 'CHANGE' | 'CLOSE' };

/** Some assets have another status now, so the displayed data is outdated. */
export interface StatusChanged {
  type: 'status.changed';
  assetIds: readonly string[];
  statusId: string;
}

interface DoneEvent {
  output: readonly Schema<'AssetOutcome'>[];
}

const isInRepair = ({ assetStatus }: ActionAsset) => assetStatus === 'Repair';

/** Whether the new status needs a day: of the repair, the scrapping, the disposal or the return. */
export const hasDay = ({ form, rows }: Pick<ChangeStatusContext, 'form' | 'rows'>): boolean =>
  (form.statusId !== '' && form.statusId !== statusIds.InStore) || rows.some(isInRepair);

/** Whether the change takes repair notes. */
export const hasNotes = ({ form, rows }: Pick<ChangeStatusContext, 'form' | 'rows'>): boolean =>
  form.statusId === statusIds.Repair || rows.some(isInRepair);

const validate = (context: ChangeStatusContext): FieldErrors<keyof StatusForm> =>
  compactErrors({
    statusId: context.form.statusId === '' ? { rule: 'required' } : null,
    day: hasDay(context) ? validateDay(context.form.day, context.calendar) : null,
    repairNotes: hasNotes(context) ? validateNotes(context.form.repairNotes) : null,
  });

const openedWith = (calendar: Calendar, { rows, to }: StatusChangeInput) => {
  const form = { statusId: to ? statusIds[to] : '', day: todayIn(calendar), repairNotes: '' };
  return { rows, rejections: {}, form, base: form, errors: {}, failure: null };
};

export const changeStatusMachine = setup({
  types: {
    context: {} as ChangeStatusContext,
    events: {} as ChangeStatusEvent,
    emitted: {} as StatusChanged,
    input: {} as { calendar: Calendar },
    tags: {} as 'open' | 'editable' | 'busy',
  },
  actors: { changeStatus },
  guards: {
    isFilled: ({ context }) => isValid(validate(context)),
    areAllDone: (_, { output }: DoneEvent) => output.every(({ isDone }) => isDone),
  },
  actions: {
    start: assign(({ context }, requested: StatusChangeInput) =>
      openedWith(context.calendar, requested),
    ),
    change: assign(({ context }, { change }: { change: Partial<StatusForm> }) =>
      changedForm(context, change),
    ),
    showErrors: assign(({ context }) => ({ errors: validate(context) })),
    retainRejected: assign(({ context: { rows } }, { output }: DoneEvent) => {
      const rejected = output.filter(({ isDone }) => !isDone);
      return {
        rows: rows.filter(({ id }) => rejected.some(({ assetId }) => assetId === id)),
        rejections: Object.fromEntries(
          rejected.map(({ assetId, errorMessages }) => [assetId, errorMessages.join(' ')]),
        ),
        failure: null,
      };
    }),
    showRejection: assign(({ context }, { error }: { error: unknown }) =>
      buildRejectedForm(context, error),
    ),
    emitChanged: emit(({ context }, { output }: DoneEvent) => ({
      type: 'status.changed' as const,
      assetIds: output.filter(({ isDone }) => isDone).map(({ assetId }) => assetId),
      statusId: context.form.statusId,
    })),
  },
}).createMachine({
  id: 'change-status',
  description: 'Changes the status of one or multiple assets of the list. Source: ASSET-050.',
  context: ({ input: { calendar } }) => ({
    calendar,
    ...openedWith(calendar, { rows: [], to: null }),
  }),
  initial: 'closed',
  states: {
    closed: {
      description: 'No status change is in progress.',
      on: { OPEN: { target: 'filling', actions: { type: 'start', params: ({ event }) => event } } },
    },
    filling: {
      description:
        'Prompts for the new status, its day and the notes of a repair; after a try it shows the rejected assets with their reasons.',
      tags: ['open', 'editable'],
      on: {
        'form.changed': { actions: { type: 'change', params: ({ event }) => event } },
        CHANGE: [{ guard: 'isFilled', target: 'changing' }, { actions: 'showErrors' }],
        CLOSE: 'closed',
      },
    },
    changing: {
      description: 'The status of each asset is being changed separately.',
      tags: ['open', 'busy'],
      invoke: {
        id: 'changeStatus',
        src: 'changeStatus',
        input: ({ context }) => ({
          assetIds: context.rows.map(({ id }) => id),
          statusId: context.form.statusId,
          dayAsString: hasDay(context) ? dayText(context.form.day, context.calendar) : '',
          ...(hasNotes(context) && { repairNotes: context.form.repairNotes.trim() }),
        }),
        onDone: [
          {
            guard: { type: 'areAllDone', params: ({ event }) => event },
            target: 'closed',
            actions: { type: 'emitChanged', params: ({ event }) => event },
          },
          {
            target: 'filling',
            actions: [
              { type: 'retainRejected', params: ({ event }) => event },
              { type: 'emitChanged', params: ({ event }) => event },
            ],
          },
        ],
        onError: {
          target: 'filling',
          actions: { type: 'showRejection', params: ({ event }) => event },
        },
      },
    },
  },
});

export type ChangeStatusActor = ActorRefFrom<typeof changeStatusMachine>;
