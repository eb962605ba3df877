import { assign, setup, type ActorRefFrom } from 'xstate';
import { toCause, type Cause } from '../cause.ts';
import type { PartOutput } from '../records/create-record-part.ts';
import type { Absence } from './absence.ts';
import { loadAbsences } from './absence.actors.ts';
import { absenceDeletionMachine } from './absence-deletion.machine.ts';
import { absenceFormMachine } from './absence-form.machine.ts';

export interface AbsenceListContext {
  employeeId: string;
  /** The day around which absences are listed, yyyy-MM-dd. */
  today: string;
  /** Null before the first response. */
  absences: readonly Absence[] | null;
  /** The absence that is edited or deleted; null for a new one. */
  absence: Absence | null;
  /** Why loading failed, where that is known. */
  cause: Cause | null;
}

export type AbsenceListEvent =
  | { type: 'ADD' }
  | { type: 'EDIT' | 'DELETE'; absence: Absence }
  | { type: 'tab.returned' };

export const absenceListMachine = setup({
  types: {
    context: {} as AbsenceListContext,
    events: {} as AbsenceListEvent,
    input: {} as { employeeId: string; today: string },
    tags: {} as 'busy',
    children: {} as { form: 'form'; deletion: 'deletion' },
  },
  actors: { loadAbsences, form: absenceFormMachine, deletion: absenceDeletionMachine },
  guards: { isOutdated: (_, { output }: { output: PartOutput }) => output.isOutdated },
  actions: {
    show: assign((_, absences: readonly Absence[]) => ({ absences })),
    select: assign((_, { absence }: { absence: Absence }) => ({ absence })),
  },
}).createMachine({
  id: 'absence-list',
  description: 'The absences of an employee: when they are away. Source: PEOPL-D41, PEOPL-D42.',
  context: ({ input }) => ({ ...input, absences: null, absence: null, cause: null }),
  initial: 'loading',
  states: {
    loading: {
      description: 'The absences are loading; those already shown stay.',
      tags: 'busy',
      invoke: {
        id: 'loadAbsences',
        src: 'loadAbsences',
        input: ({ context: { employeeId, today } }) => ({ employeeId, today }),
        onDone: { target: 'shown', actions: { type: 'show', params: ({ event }) => event.output } },
        onError: {
          target: 'unavailable',
          actions: assign({ cause: ({ event }) => toCause(event.error) }),
        },
      },
    },
    shown: {
      description: 'The absences are shown.',
      initial: 'resting',
      on: {
        ADD: { target: 'filling', actions: assign({ absence: null }) },
        EDIT: { target: 'filling', actions: { type: 'select', params: ({ event }) => event } },
        DELETE: { target: 'deleting', actions: { type: 'select', params: ({ event }) => event } },
      },
      states: {
        resting: {
          description: 'No request is pending.',
          on: { 'tab.returned': 'refreshing' },
        },
        refreshing: {
          description: 'The person is back in the tab: the absences reload silently.',
          invoke: {
            id: 'refreshAbsences',
            src: 'loadAbsences',
            input: ({ context: { employeeId, today } }) => ({ employeeId, today }),
            onDone: {
              target: 'resting',
              actions: { type: 'show', params: ({ event }) => event.output },
            },
            onError: 'resting',
          },
        },
      },
    },
    filling: {
      description: 'An absence is added or edited in its dialog, which has its own machine.',
      invoke: {
        id: 'form',
        src: 'form',
        input: ({ context: { employeeId, absence } }) => ({ parentId: employeeId, part: absence }),
        onDone: [
          { guard: { type: 'isOutdated', params: ({ event }) => event }, target: 'loading' },
          { target: 'shown' },
        ],
        onError: 'loading',
      },
    },
    deleting: {
      description: 'An absence is deleted after a confirmation, which has its own machine.',
      invoke: {
        id: 'deletion',
        src: 'deletion',
        input: ({ context: { absence } }) => ({ part: absence as Absence }),
        onDone: [
          { guard: { type: 'isOutdated', params: ({ event }) => event }, target: 'loading' },
          { target: 'shown' },
        ],
        onError: 'loading',
      },
    },
    unavailable: {
      description: 'The absences could not be loaded; they can be tried again.',
      type: 'final',
    },
  },
});

export type AbsenceListActor = ActorRefFrom<typeof absenceListMachine>;
