import { assign, emit, setup, type ActorRefFrom } from 'xstate';
import { toCause, type Cause } from '../cause.ts';
import { buildRejectedForm, changedForm } from '../records/form-errors.ts';
import { isValid, type FieldErrors } from '../validation/field-errors.ts';
import type { Failure } from '../validation/failure.ts';
import { mostInvited, parseInviteLines } from './invite-lines.ts';
import { inviteUsers, type InviteOutcome } from './invite-users.actors.ts';
import { loadRoleChoices } from './user-form.actors.ts';
import type { RoleChoice } from './user.ts';

/** The form's fields: the pasted lines, and what all people get. */
export type InviteForm = { lines: string; roleType: string; roleIds: string[] };

export const emptyInvite: InviteForm = { lines: '', roleType: 'ClientAppUser', roleIds: [] };

export interface InviteInput {
  /** The draft that this device has stored; null for none. */
  persisted: InviteForm | null;
}

interface InviteContext extends InviteInput {
  form: InviteForm;
  roles: readonly RoleChoice[];
  errors: FieldErrors<keyof InviteForm>;
  failure: Failure | null;
  cause: Cause | null;
  /** How many people were invited so far. */
  invitedCount: number;
  /** Those whom the server did not invite, each with the reason. */
  rejected: readonly InviteOutcome[];
}

interface Failed {
  error: unknown;
}

/** The errors of a form: nobody can be invited, or too many would be. */
export function validateInvite({ lines }: InviteForm): FieldErrors<keyof InviteForm> {
  const { people, wrongLines } = parseInviteLines(lines);
  if (people.length > mostInvited) {
    return { lines: { rule: 'lines_most', values: { limit: mostInvited } } };
  }
  if (people.length > 0) return {};
  return { lines: { rule: wrongLines.length > 0 ? 'email' : 'required' } };
}

/** The lines that are still to be corrected after a part of them was sent. */
function getRemaining(lines: string, outcomes: readonly InviteOutcome[]): string {
  const { people, wrongLines } = parseInviteLines(lines);
  const rejected = new Set(outcomes.flatMap((each) => (each.isInvited ? [] : [each.email])));
  const left = [
    ...wrongLines.map(({ line, text }) => ({ line, text })),
    ...people
      .filter(({ email }) => rejected.has(email))
      .map(({ line, name, email }) => ({
        line,
        text: name === email ? email : `${name} <${email}>`,
      })),
  ];
  return left
    .toSorted((a, b) => a.line - b.line)
    .map(({ text }) => text)
    .join('\n');
}

export const inviteUsersMachine = setup({
  types: {
    context: {} as InviteContext,
    events: {} as
      | { type: 'form.changed'; change: Partial<InviteForm> }
      | { type: 'SAVE' | 'CANCEL' | 'reset' | 'retry' | 'draft.restored' | 'draft.discarded' },
    input: {} as InviteInput,
    emitted: {} as { type: 'form.exited' },
    tags: {} as 'busy' | 'editable',
  },
  actors: { loadRoleChoices, inviteUsers },
  guards: {
    hasDraft: ({ context }) => context.persisted !== null,
    isFormValid: ({ context }) => isValid(validateInvite(context.form)),
    isComplete: ({ context }, { outcomes }: { outcomes: readonly InviteOutcome[] }) =>
      getRemaining(context.form.lines, outcomes) === '',
  },
  actions: {
    storeRoles: assign((_, { roles }: { roles: readonly RoleChoice[] }) => ({ roles })),
    storeCause: assign((_, { error }: Failed) => ({ cause: toCause(error) })),
    change: assign(({ context }, { change }: { change: Partial<InviteForm> }) =>
      changedForm(context, change),
    ),
    showErrors: assign({ errors: ({ context }) => validateInvite(context.form) }),
    showRejection: assign(({ context }, { error }: Failed) => buildRejectedForm(context, error)),
    storeOutcomes: assign(({ context }, { outcomes }: { outcomes: readonly InviteOutcome[] }) => ({
      form: { ...context.form, lines: getRemaining(context.form.lines, outcomes) },
      failure: null,
      invitedCount: context.invitedCount + outcomes.filter(({ isInvited }) => isInvited).length,
      rejected: outcomes.filter(({ isInvited }) => !isInvited),
    })),
    reset: assign({ form: emptyInvite, errors: {}, failure: null, rejected: [] }),
    restore: assign(({ context: { persisted, roles, form } }) => ({
      // A role may have been deleted since.
      form: persisted
        ? {
            ...persisted,
            roleIds: persisted.roleIds.filter((id) => roles.some((role) => role.id === id)),
          }
        : form,
      persisted: null,
    })),
    clearDraft: assign({ persisted: null }),
    emitLeft: emit({ type: 'form.exited' }),
  },
}).createMachine({
  id: 'invite-users',
  description:
    'People are invited to the tenant: pasted addresses, with a role type and roles. Source: PEOPL-010, PEOPL-021.',
  context: ({ input }) => ({
    ...input,
    form: emptyInvite,
    roles: [],
    errors: {},
    failure: null,
    cause: null,
    invitedCount: 0,
    rejected: [],
  }),
  initial: 'loading',
  states: {
    loading: {
      description: 'The roles are loading.',
      tags: 'busy',
      invoke: {
        id: 'loadRoleChoices',
        src: 'loadRoleChoices',
        onDone: [
          {
            guard: 'hasDraft',
            target: 'offering',
            actions: { type: 'storeRoles', params: ({ event }) => ({ roles: event.output }) },
          },
          {
            target: 'editing',
            actions: { type: 'storeRoles', params: ({ event }) => ({ roles: event.output }) },
          },
        ],
        onError: {
          target: 'unavailable',
          actions: { type: 'storeCause', params: ({ event }) => event },
        },
      },
    },
    unavailable: {
      description: 'The roles could not be loaded; it can be tried again.',
      on: { retry: 'loading' },
    },
    offering: {
      description:
        'Addresses that were typed before and not sent are offered; the draft stays until the person decides.',
      on: {
        'draft.restored': { target: 'editing', actions: 'restore' },
        'draft.discarded': { target: 'editing', actions: 'clearDraft' },
        CANCEL: { actions: 'emitLeft' },
      },
    },
    editing: {
      description:
        'The person pastes addresses; faulty and repeated lines are listed, and so is who was not invited.',
      tags: 'editable',
      on: {
        'form.changed': { actions: { type: 'change', params: ({ event }) => event } },
        SAVE: [{ guard: 'isFormValid', target: 'sending' }, { actions: 'showErrors' }],
        CANCEL: { actions: 'emitLeft' },
        reset: { actions: 'reset' },
      },
    },
    sending: {
      description: 'The good addresses are being sent.',
      tags: 'busy',
      invoke: {
        id: 'inviteUsers',
        src: 'inviteUsers',
        input: ({ context: { form } }) => ({
          people: parseInviteLines(form.lines).people,
          roleType: form.roleType,
          roleIds: form.roleIds,
        }),
        onDone: [
          {
            guard: {
              type: 'isComplete',
              params: ({ event }) => ({ outcomes: event.output }),
            },
            target: 'invited',
            actions: { type: 'storeOutcomes', params: ({ event }) => ({ outcomes: event.output }) },
          },
          {
            target: 'editing',
            actions: { type: 'storeOutcomes', params: ({ event }) => ({ outcomes: event.output }) },
          },
        ],
        onError: {
          target: 'editing',
          actions: { type: 'showRejection', params: ({ event }) => event },
        },
      },
    },
    invited: { description: 'Everyone of the lines is invited.', type: 'final' },
  },
});

export type InviteUsersActor = ActorRefFrom<typeof inviteUsersMachine>;
