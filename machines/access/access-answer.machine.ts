import { assign, setup, type ActorRefFrom } from 'xstate';
import { report } from '../children.ts';
import { toProblem } from '#openapi/client/index.ts';
import { toFieldErrors, type FieldError } from '../validation/field-errors.ts';
import { toCause, type Cause } from '../cause.ts';
import { toFailure, type Failure } from '../validation/failure.ts';
import { loadRoles, sendAnswer } from './access-answer.actors.ts';
import { validateNote, type RequestedRoles } from './access-request.ts';

interface AnswerContext {
  /** The request; it stays while the dialog closes. */
  id: string;
  /** Null until it is loaded. */
  loaded: RequestedRoles | null;
  /** The role by which the right is granted; null while none is selected. */
  roleId: string | null;
  note: string;
  status: 'granted' | 'denied';
  errors: { roleId?: FieldError; note?: FieldError };
  /** Why the last step failed; null before that. */
  failure: Failure | null;
  /** Why nothing could be loaded. */
  cause: Cause | null;
}

interface Failed {
  error: unknown;
}

interface Loaded {
  loaded: RequestedRoles;
}

const opened = {
  loaded: null,
  roleId: null,
  note: '',
  status: 'granted' as const,
  errors: {},
  failure: null,
  cause: null,
};

/** The role to suggest: the one that gives least, if the person can grant it. */
const suggestRole = ({ roles }: RequestedRoles): string | null =>
  roles.find(({ isGrantable }) => isGrantable)?.id ?? null;

export const accessAnswerMachine = setup({
  types: {
    context: {} as AnswerContext,
    events: {} as
      | { type: 'request.open' | 'role.select'; id: string }
      | { type: 'note.change'; note: string }
      | { type: 'GRANT' | 'DENY' | 'CLOSE' | 'retry' },
    emitted: {} as { type: 'requests.changed' | 'request.closed' },
    tags: {} as 'busy' | 'open',
  },
  actors: { loadRoles, sendAnswer },
  guards: {
    isOpen: (_, { loaded }: Loaded) => loaded.accessRequest.status === 'open',
    isGrantable: ({ context: { roleId, note } }) =>
      roleId !== null && validateNote(note, false) === null,
    isDeniable: ({ context }) => validateNote(context.note, true) === null,
    isOutdated: (_, { error }: Failed) => ['conflict', 'notFound'].includes(toProblem(error).kind),
  },
  actions: {
    open: assign((_, { id }: { id: string }) => ({ ...opened, id })),
    storeLoaded: assign(({ context }, { loaded }: Loaded) => ({
      loaded,
      roleId: loaded.roles.some(({ id }) => id === context.roleId)
        ? context.roleId
        : suggestRole(loaded),
    })),
    storeRole: assign(({ context }, { id }: { id: string }) => ({
      roleId: id,
      errors: { ...context.errors, roleId: undefined },
    })),
    storeNote: assign(({ context }, { note }: { note: string }) => ({
      note,
      errors: { ...context.errors, note: undefined },
    })),
    showGrantErrors: assign({
      errors: ({ context: { roleId, note } }) => {
        const error = validateNote(note, false);
        return {
          ...(roleId === null && { roleId: { rule: 'required' as const } }),
          ...(error && { note: error }),
        };
      },
    }),
    showDenyErrors: assign({
      errors: ({ context: { note } }) => {
        const error = validateNote(note, true);
        return error ? { note: error } : {};
      },
    }),
    storeGranted: assign({ status: 'granted' as const, failure: null, errors: {} }),
    storeDenied: assign({ status: 'denied' as const, failure: null, errors: {} }),
    storeFailure: assign((_, { error }: Failed) => {
      const { roleId, note } = toFieldErrors(toProblem(error));
      return {
        failure: toFailure(error),
        errors: { ...(roleId && { roleId }), ...(note && { note }) },
      };
    }),
    storeCause: assign((_, { error }: Failed) => ({ cause: toCause(error) })),
    clearFailure: assign({ failure: null }),
    emitClosed: report({ type: 'request.closed' }),
    emitChanged: report({ type: 'requests.changed' }),
  },
}).createMachine({
  id: 'access-answer',
  description:
    'Who manages roles grants a requested right by a role, or denies it with a reason. Source: PEOPL-014, PROJ-045.',
  context: { ...opened, id: '' },
  initial: 'idle',
  on: {
    'request.open': {
      target: '.loading',
      actions: { type: 'open', params: ({ event }) => event },
    },
  },
  states: {
    idle: { description: 'No request is open.', entry: 'emitClosed' },
    loading: {
      description: 'Loads the request and the roles that include the right.',
      tags: ['busy', 'open'],
      on: { CLOSE: 'idle' },
      invoke: {
        id: 'loadRoles',
        src: 'loadRoles',
        input: ({ context: { id } }) => ({ id }),
        onDone: [
          {
            guard: { type: 'isOpen', params: ({ event }) => ({ loaded: event.output }) },
            target: 'deciding',
            actions: { type: 'storeLoaded', params: ({ event }) => ({ loaded: event.output }) },
          },
          {
            target: 'answered',
            actions: { type: 'storeLoaded', params: ({ event }) => ({ loaded: event.output }) },
          },
        ],
        onError: {
          target: 'unavailable',
          actions: { type: 'storeCause', params: ({ event }) => event },
        },
      },
    },
    unavailable: {
      description: 'The request could not be loaded, or was withdrawn.',
      tags: 'open',
      on: { retry: { target: 'loading', actions: 'clearFailure' }, CLOSE: 'idle' },
    },
    deciding: {
      description: 'The person selects a role and grants the right, or denies it with a reason.',
      tags: 'open',
      on: {
        'role.select': { actions: { type: 'storeRole', params: ({ event }) => event } },
        'note.change': { actions: { type: 'storeNote', params: ({ event }) => event } },
        GRANT: [
          { guard: 'isGrantable', target: 'answering', actions: 'storeGranted' },
          { actions: 'showGrantErrors' },
        ],
        DENY: [
          { guard: 'isDeniable', target: 'answering', actions: 'storeDenied' },
          { actions: 'showDenyErrors' },
        ],
        CLOSE: 'idle',
      },
    },
    answering: {
      description: 'The answer is saved.',
      tags: ['busy', 'open'],
      // Another request waits until this answer is saved.
      on: { 'request.open': {} },
      invoke: {
        id: 'sendAnswer',
        src: 'sendAnswer',
        input: ({ context: { id, loaded, roleId, note, status } }) => ({
          id,
          status,
          roleId: status === 'granted' ? roleId : null,
          note: note.trim(),
          ...(loaded && { version: loaded.accessRequest.version }),
        }),
        onDone: { target: 'idle', actions: 'emitChanged' },
        onError: [
          {
            // Someone else has answered it, or it was withdrawn.
            guard: { type: 'isOutdated', params: ({ event }) => event },
            target: 'loading',
            actions: [{ type: 'storeFailure', params: ({ event }) => event }, 'emitChanged'],
          },
          {
            target: 'deciding',
            actions: { type: 'storeFailure', params: ({ event }) => event },
          },
        ],
      },
    },
    answered: {
      description: 'The request is answered already: shows by whom.',
      tags: 'open',
      on: { CLOSE: 'idle' },
    },
  },
});

export type AccessAnswerActor = ActorRefFrom<typeof accessAnswerMachine>;
