import { fromPromise, assign, setup, type ActorRefFrom } from 'xstate';
import { api, type Schema, toProblem } from '#openapi/client/index.ts';
import * as v from 'valibot';
import {
  broken,
  validate,
  toFieldErrors,
  isValid,
  type FieldErrors,
} from '../validation/field-errors.ts';
import { isConfirmed, max, required } from '../validation/rules.ts';

/** The server's warnings; where there are none, the password has been changed. */
const changePassword = fromPromise<readonly string[], Schema<'PasswordChange'>>(
  async ({ input: body, signal }) => {
    const { warningMessages } = await api.changePassword({ body, signal });
    return warningMessages;
  },
);

export type PasswordForm = Omit<Schema<'PasswordChange'>, 'id'>;

const password = () => v.pipe(v.string(), required(), max(128));

/** The guidance is only shown; the server enforces it. Source: PROF-030. */
const passwordSchema = v.pipe(
  v.object({
    oldPassword: password(),
    newPassword: password(),
    newConfirmPassword: password(),
  }),
  v.forward(
    v.check(
      ({ newPassword, newConfirmPassword }) => isConfirmed(newPassword, newConfirmPassword),
      broken('confirmed'),
    ),
    ['newConfirmPassword'],
  ),
);

export const validatePassword = (form: PasswordForm): FieldErrors<keyof PasswordForm> =>
  validate(passwordSchema, form);

export interface ChangePasswordInput {
  personId: string;
}

export interface ChangePasswordContext extends ChangePasswordInput {
  form: PasswordForm;
  errors: FieldErrors<keyof PasswordForm>;
  /** The server's warnings about the last try, unchanged. */
  warnings: readonly string[];
}

export type ChangePasswordEvent =
  | { type: 'CHANGE' }
  | { type: 'form.changed'; change: Partial<PasswordForm> }
  | { type: 'CANCEL' }
  | { type: 'SAVE' };

export type ChangePasswordActor = ActorRefFrom<typeof changePasswordMachine>;

/** Clears the passwords when the form closes. */
const empty: Pick<ChangePasswordContext, 'form' | 'errors' | 'warnings'> = {
  form: { oldPassword: '', newPassword: '', newConfirmPassword: '' },
  errors: {},
  warnings: [],
};

const without = (
  errors: ChangePasswordContext['errors'],
  fields: object,
): ChangePasswordContext['errors'] =>
  Object.fromEntries(Object.entries(errors).filter(([field]) => !(field in fields)));

export const changePasswordMachine = setup({
  types: {
    context: {} as ChangePasswordContext,
    events: {} as ChangePasswordEvent,
    input: {} as ChangePasswordInput,
    tags: {} as 'busy',
  },
  actors: { changePassword },
  guards: {
    isFilledIn: ({ context }) => isValid(validatePassword(context.form)),
    isWarned: (_, params: { warnings: readonly string[] }) => params.warnings.length > 0,
  },
  actions: {
    clearForm: assign(empty),
    showErrors: assign({ errors: ({ context }) => validatePassword(context.form) }),
    warn: assign({ warnings: (_, params: { warnings: readonly string[] }) => params.warnings }),
    showProblem: assign((_, params: { error: unknown }) => {
      const problem = toProblem(params.error);
      const errors: FieldErrors<keyof PasswordForm> = toFieldErrors(problem);
      return { errors, warnings: isValid(errors) ? problem.messages : [] };
    }),
  },
}).createMachine({
  id: 'change-password',
  description: 'A change of password in two steps: a prompt, then the form.',
  context: ({ input }) => ({ ...input, ...empty }),
  initial: 'prompt',
  states: {
    prompt: {
      description: 'Step 1: offers to change the password.',
      on: { CHANGE: 'form' },
    },
    form: {
      description: 'Step 2: the current password, the new one, and the new one again.',
      on: {
        'form.changed': {
          actions: assign(({ context, event: { change } }) => ({
            form: { ...context.form, ...change },
            errors: without(context.errors, change),
          })),
        },
        CANCEL: { target: 'prompt', actions: 'clearForm' },
        SAVE: [
          {
            guard: 'isFilledIn',
            target: 'saving',
            actions: assign({ errors: {}, warnings: [] }),
          },
          { actions: 'showErrors' },
        ],
      },
    },
    saving: {
      description: 'The server changes the password, or returns why it does not.',
      tags: 'busy',
      invoke: {
        id: 'changePassword',
        src: 'changePassword',
        input: ({ context: { personId, form } }) => ({ id: personId, ...form }),
        onDone: [
          {
            guard: { type: 'isWarned', params: ({ event }) => ({ warnings: event.output }) },
            target: 'form',
            actions: { type: 'warn', params: ({ event }) => ({ warnings: event.output }) },
          },
          { target: 'prompt', actions: 'clearForm' },
        ],
        onError: {
          target: 'form',
          actions: { type: 'showProblem', params: ({ event }) => event },
        },
      },
    },
  },
});
