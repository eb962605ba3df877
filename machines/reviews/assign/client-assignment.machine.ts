import { assign, emit, setup, type ActorRefFrom } from 'xstate';
import { toProblem } from '#openapi/client/index.ts';
import { toFailure, type Failure } from '../../validation/failure.ts';
import { toFieldErrors } from '../../validation/field-errors.ts';
import { assignContacts } from './assign.actors.ts';
import type { ClientRow, ClientStep } from './client-row.ts';

/** The contact that was selected for a review, until it is saved. */
export interface ContactChoice {
  employeeName: string;
  /** Null removes the contact. */
  clientContactId: string | null;
  /** Empty if the contact is removed. */
  contactName: string;
}

/** By the ids of the reviews. */
export type ContactChoices = Readonly<Record<string, ContactChoice>>;

export type SelectedContact = Pick<ContactChoice, 'clientContactId' | 'contactName'>;

export interface ClientAssignmentInput {
  step: ClientStep;
  /** What this device has stored. */
  choices: ContactChoices;
}

export interface ClientAssignmentContext extends ClientAssignmentInput {
  /** The reviews for which a contact is selected now. */
  rows: readonly ClientRow[];
  /** The errors of the last save, by the ids of the reviews. */
  errors: Readonly<Record<string, string>>;
  /** Why the last save failed as a whole. */
  failure: Failure | null;
}

export type ClientAssignmentEvent =
  | { type: 'contact.open'; rows: readonly ClientRow[] }
  | ({ type: 'contact.select' } & SelectedContact)
  | { type: 'CANCEL' | 'SAVE' | 'choices.reset' }
  | { type: 'choice.reset'; reviewId: string };

/** The choices are saved: the rows have to be loaded again. */
export interface AssignmentsSaved {
  type: 'assignments.saved';
}

interface Failed {
  error: unknown;
}

const hasChanged = ({ clientContactId }: ClientRow, selected: SelectedContact): boolean =>
  clientContactId !== selected.clientContactId;

const without = <Value>(all: Readonly<Record<string, Value>>, ids: ReadonlySet<string>) =>
  Object.fromEntries(Object.entries(all).filter(([id]) => !ids.has(id)));

/** The choices after a contact was selected for rows; one that is assigned already is no change. */
function withChoices(
  { choices, rows }: ClientAssignmentContext,
  selected: SelectedContact,
): ContactChoices {
  const ids = new Set(rows.map(({ reviewId }) => reviewId));
  const { clientContactId, contactName } = selected;
  const added = rows
    .filter((row) => row.isReviewClientAssignable && hasChanged(row, selected))
    .map(
      ({ reviewId, employeeName }) =>
        [reviewId, { employeeName, clientContactId, contactName }] as const,
    );
  return { ...without(choices, ids), ...Object.fromEntries(added) };
}

/** The errors of a rejected save at its reviews. */
function toRowErrors(choices: ContactChoices, error: unknown): Readonly<Record<string, string>> {
  const ids = Object.keys(choices);
  const errors: Record<string, string> = {};
  for (const [field, each] of Object.entries(toFieldErrors(toProblem(error)))) {
    const [, index] = /^assignments\.(\d+)/.exec(field) ?? [];
    const id = index === undefined ? undefined : ids[Number(index)];
    if (id !== undefined && each && 'message' in each) errors[id] = each.message;
  }
  return errors;
}

export const clientAssignmentMachine = setup({
  types: {
    context: {} as ClientAssignmentContext,
    events: {} as ClientAssignmentEvent,
    emitted: {} as AssignmentsSaved,
    input: {} as ClientAssignmentInput,
    tags: {} as 'busy' | 'open',
  },
  actors: { assignContacts },
  guards: {
    hasChoices: ({ context }) => Object.keys(context.choices).length > 0,
    hasAssignable: (_, { rows }: { rows: readonly ClientRow[] }) =>
      rows.some(({ isReviewClientAssignable }) => isReviewClientAssignable),
  },
  actions: {
    selectRows: assign((_, { rows }: { rows: readonly ClientRow[] }) => ({ rows })),
    clearRows: assign({ rows: [] }),
    storeChoices: assign(({ context }, selected: SelectedContact) => ({
      choices: withChoices(context, selected),
      errors: without(context.errors, new Set(context.rows.map(({ reviewId }) => reviewId))),
      failure: null,
    })),
    resetChoice: assign(({ context }, { reviewId }: { reviewId: string }) => ({
      choices: without(context.choices, new Set([reviewId])),
      errors: without(context.errors, new Set([reviewId])),
    })),
    resetAll: assign({ choices: {}, errors: {}, failure: null }),
    clearErrors: assign({ errors: {}, failure: null }),
    storeFailure: assign(({ context }, { error }: Failed) => ({
      errors: toRowErrors(context.choices, error),
      failure: toFailure(error),
    })),
    emitSaved: emit({ type: 'assignments.saved' }),
  },
}).createMachine({
  id: 'client-assignment',
  description:
    'Client contacts are selected for reviews, one or many at a time, and saved together. Source: REVW-079.',
  context: ({ input }) => ({ ...input, rows: [], errors: {}, failure: null }),
  initial: 'editing',
  states: {
    editing: {
      description:
        'Shows what was selected and is not saved yet, with the errors of the last save.',
      on: {
        'contact.open': {
          guard: { type: 'hasAssignable', params: ({ event }) => event },
          target: 'selecting',
          actions: { type: 'selectRows', params: ({ event }) => event },
        },
        'choice.reset': { actions: { type: 'resetChoice', params: ({ event }) => event } },
        'choices.reset': { actions: 'resetAll' },
        SAVE: { guard: 'hasChoices', target: 'saving' },
      },
    },
    selecting: {
      description: 'A contact is selected for one or more reviews, in a dialog.',
      tags: 'open',
      on: {
        'contact.select': {
          target: 'editing',
          actions: [{ type: 'storeChoices', params: ({ event }) => event }, 'clearRows'],
        },
        CANCEL: { target: 'editing', actions: 'clearRows' },
      },
    },
    saving: {
      description: 'All selected contacts are being saved, all or none.',
      tags: 'busy',
      entry: 'clearErrors',
      invoke: {
        id: 'assignContacts',
        src: 'assignContacts',
        input: ({ context: { step, choices } }) => ({
          ...step,
          assignments: Object.entries(choices).map(([reviewId, { clientContactId }]) => ({
            reviewId,
            clientContactId,
          })),
        }),
        onDone: { target: 'editing', actions: ['resetAll', 'emitSaved'] },
        onError: {
          target: 'editing',
          actions: { type: 'storeFailure', params: ({ event }) => event },
        },
      },
    },
  },
});

export type ClientAssignmentActor = ActorRefFrom<typeof clientAssignmentMachine>;
