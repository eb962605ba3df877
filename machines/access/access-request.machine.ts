import { assign, setup, type ActorRefFrom } from 'xstate';
import { toProblem, type Privilege } from '#openapi/client/index.ts';
import type { FieldError } from '../validation/field-errors.ts';
import { toCause, type Cause } from '../cause.ts';
import { toFailure, type Failure } from '../validation/failure.ts';
import { loadOwnRequest, sendRequest, withdrawRequest } from './access-request.actors.ts';
import {
  validateNote,
  type AccessRequest,
  type MissingAccess,
  type OwnAccessRequest,
} from './access-request.ts';

interface RequestContext extends MissingAccess {
  /** The right to request, one of those that are missing. */
  privilege: Privilege;
  /** Null until it is loaded. */
  own: OwnAccessRequest | null;
  note: string;
  /** Null while the note is valid. */
  error: FieldError | null;
  /** Why the last step failed; null before that. */
  failure: Failure | null;
  /** Why nothing could be loaded. */
  cause: Cause | null;
}

interface Failed {
  error: unknown;
}

export const accessRequestMachine = setup({
  types: {
    context: {} as RequestContext,
    events: {} as
      | { type: 'privilege.select'; privilege: Privilege }
      | { type: 'note.change'; note: string }
      | { type: 'SEND' | 'WITHDRAW' | 'CLOSE' | 'retry' | 'again' },
    input: {} as MissingAccess,
    tags: {} as 'busy' | 'open',
  },
  actors: { loadOwnRequest, sendRequest, withdrawRequest },
  guards: {
    isValid: ({ context }) => validateNote(context.note, false) === null,
    isOpen: (_, { own }: { own: OwnAccessRequest }) => own.accessRequest?.status === 'open',
    isAnswered: (_, { own }: { own: OwnAccessRequest }) => own.accessRequest !== null,
    isUngrantable: (_, { own }: { own: OwnAccessRequest }) => own.granterCount === 0,
    isOutdated: (_, { error }: Failed) => toProblem(error).kind === 'conflict',
    isDeleted: (_, { error }: Failed) => toProblem(error).kind === 'notFound',
  },
  actions: {
    selectPrivilege: assign((_, { privilege }: { privilege: Privilege }) => ({
      privilege,
      own: null,
      failure: null,
    })),
    storeNote: assign((_, { note }: { note: string }) => ({ note, error: null })),
    showError: assign({ error: ({ context }) => validateNote(context.note, false) }),
    storeOwn: assign((_, { own }: { own: OwnAccessRequest }) => ({ own })),
    storeSent: assign(({ context }, { accessRequest }: { accessRequest: AccessRequest }) => ({
      own: context.own && { ...context.own, accessRequest },
      note: '',
    })),
    storeFailure: assign((_, { error }: Failed) => ({ failure: toFailure(error) })),
    storeCause: assign((_, { error }: Failed) => ({ cause: toCause(error) })),
    clearFailure: assign({ failure: null }),
  },
}).createMachine({
  id: 'access-request',
  description:
    'A person requests a right that they lack, and sees what became of the request. Source: GATE-014, PROJ-045.',
  context: ({ input }) => ({
    ...input,
    privilege: input.privileges[0] as Privilege,
    own: null,
    note: '',
    error: null,
    failure: null,
    cause: null,
  }),
  initial: 'loading',
  states: {
    loading: {
      description: 'Loads whether the right has been requested already, and who can grant it.',
      tags: ['busy', 'open'],
      on: { CLOSE: 'closed' },
      invoke: {
        id: 'loadOwnRequest',
        src: 'loadOwnRequest',
        input: ({ context: { privilege } }) => ({ privilege }),
        onDone: [
          {
            guard: { type: 'isOpen', params: ({ event }) => ({ own: event.output }) },
            target: 'requested',
            actions: { type: 'storeOwn', params: ({ event }) => ({ own: event.output }) },
          },
          {
            guard: { type: 'isUngrantable', params: ({ event }) => ({ own: event.output }) },
            target: 'ungrantable',
            actions: { type: 'storeOwn', params: ({ event }) => ({ own: event.output }) },
          },
          {
            guard: { type: 'isAnswered', params: ({ event }) => ({ own: event.output }) },
            target: 'answered',
            actions: { type: 'storeOwn', params: ({ event }) => ({ own: event.output }) },
          },
          {
            target: 'writing',
            actions: { type: 'storeOwn', params: ({ event }) => ({ own: event.output }) },
          },
        ],
        onError: {
          target: 'unavailable',
          actions: { type: 'storeCause', params: ({ event }) => event },
        },
      },
    },
    unavailable: {
      description: 'The state of the request could not be loaded.',
      tags: 'open',
      on: { retry: { target: 'loading', actions: 'clearFailure' }, CLOSE: 'closed' },
    },
    ungrantable: {
      description: 'Nobody of the tenant can grant the right: the support is the only contact.',
      tags: 'open',
      on: {
        'privilege.select': {
          target: 'loading',
          actions: { type: 'selectPrivilege', params: ({ event }) => event },
        },
        CLOSE: 'closed',
      },
    },
    writing: {
      description: 'The person selects the right and writes what it is needed for.',
      tags: 'open',
      on: {
        'privilege.select': {
          target: 'loading',
          actions: { type: 'selectPrivilege', params: ({ event }) => event },
        },
        'note.change': { actions: { type: 'storeNote', params: ({ event }) => event } },
        SEND: [
          { guard: 'isValid', target: 'sending', actions: 'clearFailure' },
          { actions: 'showError' },
        ],
        CLOSE: 'closed',
      },
    },
    sending: {
      description: 'The request is sent to everyone who can grant it.',
      tags: ['busy', 'open'],
      invoke: {
        id: 'sendRequest',
        src: 'sendRequest',
        input: ({ context: { privilege, note, page } }) => ({ privilege, note: note.trim(), page }),
        onDone: {
          target: 'requested',
          actions: { type: 'storeSent', params: ({ event }) => ({ accessRequest: event.output }) },
        },
        onError: [
          {
            // Another tab may have requested it, or the right is given by now.
            guard: { type: 'isOutdated', params: ({ event }) => event },
            target: 'loading',
            actions: { type: 'storeFailure', params: ({ event }) => event },
          },
          {
            target: 'writing',
            actions: { type: 'storeFailure', params: ({ event }) => event },
          },
        ],
      },
    },
    requested: {
      description: 'The request waits for an answer; it can be withdrawn.',
      tags: 'open',
      on: {
        'privilege.select': {
          target: 'loading',
          actions: { type: 'selectPrivilege', params: ({ event }) => event },
        },
        WITHDRAW: { target: 'withdrawing', actions: 'clearFailure' },
        CLOSE: 'closed',
      },
    },
    withdrawing: {
      description: 'The request is withdrawn.',
      tags: ['busy', 'open'],
      invoke: {
        id: 'withdrawRequest',
        src: 'withdrawRequest',
        input: ({ context }) => ({ id: context.own?.accessRequest?.id ?? '' }),
        onDone: 'loading',
        onError: [
          {
            // It was answered in the meantime.
            guard: { type: 'isOutdated', params: ({ event }) => event },
            target: 'loading',
            actions: { type: 'storeFailure', params: ({ event }) => event },
          },
          {
            // It was withdrawn in another tab.
            guard: { type: 'isDeleted', params: ({ event }) => event },
            target: 'loading',
          },
          {
            target: 'requested',
            actions: { type: 'storeFailure', params: ({ event }) => event },
          },
        ],
      },
    },
    answered: {
      description: 'The last request was granted or denied; the right can be requested again.',
      tags: 'open',
      on: {
        'privilege.select': {
          target: 'loading',
          actions: { type: 'selectPrivilege', params: ({ event }) => event },
        },
        again: { target: 'writing', actions: 'clearFailure' },
        CLOSE: 'closed',
      },
    },
    closed: { description: 'The dialog is closed.', type: 'final' },
  },
});

export type AccessRequestActor = ActorRefFrom<typeof accessRequestMachine>;
