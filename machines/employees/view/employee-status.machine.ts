import { assign, setup, type ActorRefFrom } from 'xstate';
import { toProblem } from '#openapi/client/index.ts';
import { toCause, type Cause } from '../../cause.ts';
import type { Choice } from '../../records/create-choice-search.ts';
import { toFailure, type Failure } from '../../validation/failure.ts';
import { toFieldErrors, type FieldErrors } from '../../validation/field-errors.ts';
import {
  loadLeavingSummary,
  saveEmployeeStatus,
  type LeavingSummary,
} from './employee-status.actors.ts';
import type { Employee } from '../employee.ts';
import { managerSearchMachine } from '../chart/manager-search.machine.ts';

/** The fields of the dialog, as the contract names them. */
export type HandoverField = 'projectOwnerId' | 'newManagerId';

type EmployeeInQuestion = Pick<Employee, 'id' | 'fullName' | 'isActive' | 'version'>;

interface EmployeeStatusContext {
  employee: EmployeeInQuestion;
  /** Null until loaded. */
  summary: LeavingSummary | null;
  /** The people who take over; null for none. */
  heirs: Readonly<Record<HandoverField, Choice | null>>;
  errors: FieldErrors<HandoverField>;
  /** Why the last save failed. */
  failure: Failure | null;
  /** Why loading failed, where that is known. */
  cause: Cause | null;
  /** Whether the employee must be loaded again. */
  isOutdated: boolean;
}

/**
 * The dialog in which an employee leaves or comes back: it lists what they have, and hands it over in
 * the same step. A failed save keeps the selection. Source: PEOPL-016, PEOPL-013.
 */
export const employeeStatusMachine = setup({
  types: {
    context: {} as EmployeeStatusContext,
    events: {} as
      | { type: 'heir.selected'; field: HandoverField; choice: Choice | null }
      | { type: 'SAVE' }
      | { type: 'CANCEL' }
      | { type: 'retry' },
    input: {} as { employee: EmployeeInQuestion },
    output: {} as { isOutdated: boolean },
    tags: {} as 'open' | 'busy',
    children: {} as { ownerSearch: 'ownerSearch'; managerSearch: 'managerSearch' },
  },
  actors: {
    loadSummary: loadLeavingSummary,
    saveStatus: saveEmployeeStatus,
    ownerSearch: managerSearchMachine,
    managerSearch: managerSearchMachine,
  },
  guards: {
    isOutdated: (_, { error }: { error: unknown }) => {
      const { kind, fieldErrors } = toProblem(error);
      return Object.keys(fieldErrors).length === 0 && ['conflict', 'notFound'].includes(kind);
    },
    isCurrent: ({ context: { isOutdated } }) => !isOutdated,
  },
  actions: {
    storeSummary: assign((_, { output }: { output: LeavingSummary }) => ({ summary: output })),
    storeCause: assign((_, { error }: { error: unknown }) => ({ cause: toCause(error) })),
    selectHeir: assign(
      ({ context }, { field, choice }: { field: HandoverField; choice: Choice | null }) => ({
        heirs: { ...context.heirs, [field]: choice },
        errors: { ...context.errors, [field]: undefined },
        failure: null,
      }),
    ),
    clearFailure: assign({ failure: null, errors: {} }),
    storeFailure: assign((_, { error }: { error: unknown }) => ({
      failure: toFailure(error),
      errors: toFieldErrors(toProblem(error)),
    })),
    markOutdated: assign({ isOutdated: true }),
  },
}).createMachine({
  id: 'employee-status',
  description:
    'An employee leaves or comes back; what they have is listed and handed over. Source: PEOPL-016, PEOPL-013.',
  context: ({ input: { employee } }) => ({
    employee,
    summary: null,
    heirs: { projectOwnerId: null, newManagerId: null },
    errors: {},
    failure: null,
    cause: null,
    isOutdated: false,
  }),
  output: ({ context }) => ({ isOutdated: context.isOutdated }),
  invoke: [
    {
      id: 'ownerSearch',
      src: 'ownerSearch',
      input: { selected: null },
      onError: { actions: { type: 'storeFailure', params: ({ event }) => event } },
    },
    {
      id: 'managerSearch',
      src: 'managerSearch',
      input: { selected: null },
      onError: { actions: { type: 'storeFailure', params: ({ event }) => event } },
    },
  ],
  initial: 'loading',
  states: {
    loading: {
      description: 'The dialog is open; what the employee has is loading.',
      tags: ['open', 'busy'],
      on: { CANCEL: 'closed' },
      invoke: {
        id: 'loadSummary',
        src: 'loadSummary',
        input: ({ context: { employee } }) => ({ id: employee.id }),
        onDone: {
          target: 'deciding',
          actions: { type: 'storeSummary', params: ({ event }) => event },
        },
        onError: {
          target: 'failed',
          actions: { type: 'storeCause', params: ({ event }) => event },
        },
      },
    },
    failed: {
      description: 'It could not be loaded what the employee has; it can be tried again.',
      tags: 'open',
      on: { retry: 'loading', CANCEL: 'closed' },
    },
    deciding: {
      description: 'Shows what the employee has; people who take over can be selected.',
      tags: 'open',
      on: {
        'heir.selected': { actions: { type: 'selectHeir', params: ({ event }) => event } },
        SAVE: { guard: 'isCurrent', target: 'saving' },
        CANCEL: 'closed',
      },
    },
    saving: {
      description: 'The status is being saved, with everything that is handed over.',
      tags: ['open', 'busy'],
      entry: 'clearFailure',
      invoke: {
        id: 'saveStatus',
        src: 'saveStatus',
        input: ({ context: { employee, heirs } }) => ({
          id: employee.id,
          isActive: !employee.isActive,
          version: employee.version,
          projectOwnerId: heirs.projectOwnerId?.id ?? null,
          newManagerId: heirs.newManagerId?.id ?? null,
        }),
        onDone: { target: 'saved', actions: 'markOutdated' },
        onError: [
          {
            // The employee is shown as they are now once the dialog is closed.
            guard: { type: 'isOutdated', params: ({ event }) => event },
            target: 'deciding',
            actions: [{ type: 'storeFailure', params: ({ event }) => event }, 'markOutdated'],
          },
          {
            target: 'deciding',
            actions: { type: 'storeFailure', params: ({ event }) => event },
          },
        ],
      },
    },
    saved: { description: 'The status is saved.', type: 'final' },
    closed: { description: 'The dialog was closed without a save.', type: 'final' },
  },
});

export type EmployeeStatusActor = ActorRefFrom<typeof employeeStatusMachine>;
