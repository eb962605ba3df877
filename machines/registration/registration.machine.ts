import { assign, emit, raise, setup, stateIn } from 'xstate';
import { toProblem, type Schema } from '#openapi/client/index.ts';
import { toCause, type Cause } from '../cause.ts';
import { toFieldErrors, isValid, type FieldErrors } from '../validation/field-errors.ts';
import { findZoneId } from '../time-zones.ts';
import { listTimeZones, registerOrganization } from './registration.actors.ts';
import {
  emptyForm,
  validateForm,
  type RegistrationField,
  type RegistrationForm,
} from './registration.form.ts';

export interface RegistrationInput {
  /** The input from before the page was left without success. */
  draft: RegistrationForm | null;
  /** IANA name of the browser's time zone; preselected where the server lists it. */
  browserZone: string;
}

export interface RegistrationContext extends Pick<RegistrationInput, 'browserZone'> {
  form: RegistrationForm;
  errors: FieldErrors<RegistrationField>;
  timeZones: readonly Schema<'TimeZone'>[];
  /** Why loading failed, where that is known. */
  cause: Cause | null;
  /** Why the server did not register the organization. */
  warnings: readonly string[];
}

export type RegistrationEvent =
  | { type: 'form.changed'; change: Partial<RegistrationForm> }
  | { type: 'zones.requested' }
  | { type: 'SUBMIT' }
  | { type: 'SIGN_IN' }
  | { type: 'OKAY' };

/** The navigation target after the page. */
export interface RegistrationOutput {
  to: 'success' | 'home';
}

const without = (errors: FieldErrors<RegistrationField>, changed: object) =>
  Object.fromEntries(Object.entries(errors).filter(([field]) => !(field in changed)));

export const registrationMachine = setup({
  types: {
    context: {} as RegistrationContext,
    events: {} as RegistrationEvent,
    input: {} as RegistrationInput,
    output: {} as RegistrationOutput,
    emitted: {} as { type: 'errors.found' },
    tags: {} as 'busy',
  },
  actors: { listTimeZones, registerOrganization },
  guards: {
    isValid: ({ context }) => isValid(validateForm(context.form)),
    areZonesMissing: ({ context }) => context.timeZones.length === 0,
    isSubmitted: stateIn({ loadingZones: 'submitted' }),
    hasWarnings: (_, params: { warnings: readonly string[] }) => params.warnings.length > 0,
  },
  actions: {
    change: assign({
      form: ({ context }, params: { change: Partial<RegistrationForm> }) => ({
        ...context.form,
        ...params.change,
      }),
      errors: ({ context }, params) => without(context.errors, params.change),
    }),
    findErrors: assign({ errors: ({ context }) => validateForm(context.form) }),
    takeCause: assign({ cause: (_, params: { error: unknown }) => toCause(params.error) }),
    storeErrors: assign({
      errors: (_, params: { error: unknown }) => toFieldErrors(toProblem(params.error)),
    }),
    clearErrors: assign({ errors: {} }),
    takeZones: assign(
      ({ context }, { timeZones }: { timeZones: RegistrationContext['timeZones'] }) => ({
        timeZones,
        form: {
          ...context.form,
          timeZone: context.form.timeZone || findZoneId(context.browserZone, timeZones),
        },
      }),
    ),
    emitErrors: emit({ type: 'errors.found' }),
    submitNow: raise({ type: 'SUBMIT' }),
  },
}).createMachine({
  id: 'registration',
  description: 'An organization registers itself. Source: REG-009, REG-016, REG-017.',
  context: ({ input }) => ({
    form: input.draft ?? emptyForm,
    browserZone: input.browserZone,
    errors: {},
    timeZones: [],
    cause: null,
    warnings: [],
  }),
  output: ({ event }) => event.output as RegistrationOutput,
  initial: 'loadingZones',
  states: {
    loadingZones: {
      description:
        'The available time zones are loading; the form can be filled in at the same time.',
      on: {
        'form.changed': { actions: { type: 'change', params: ({ event }) => event } },
        SIGN_IN: 'closed',
      },
      invoke: {
        id: 'listTimeZones',
        src: 'listTimeZones',
        onDone: [
          {
            guard: 'isSubmitted',
            target: 'editing',
            actions: [
              { type: 'takeZones', params: ({ event }) => ({ timeZones: event.output }) },
              'submitNow',
            ],
          },
          {
            target: 'editing',
            actions: { type: 'takeZones', params: ({ event }) => ({ timeZones: event.output }) },
          },
        ],
        onError: [
          {
            guard: 'isSubmitted',
            target: 'editing',
            actions: [{ type: 'takeCause', params: ({ event }) => event }, 'submitNow'],
          },
          { target: 'editing', actions: { type: 'takeCause', params: ({ event }) => event } },
        ],
      },
      initial: 'filling',
      states: {
        filling: {
          description: 'Submit has not been pressed yet.',
          on: { SUBMIT: 'submitted' },
        },
        submitted: {
          description:
            'Submit was pressed early: the form is submitted once the time zones are loaded.',
          tags: 'busy',
        },
      },
    },
    editing: {
      description: 'The form. Without time zones it offers to load them again.',
      on: {
        'form.changed': { actions: { type: 'change', params: ({ event }) => event } },
        'zones.requested': { guard: 'areZonesMissing', target: 'loadingZones' },
        SUBMIT: [
          { guard: 'isValid', target: 'submitting', actions: 'clearErrors' },
          { actions: ['findErrors', 'emitErrors'] },
        ],
        SIGN_IN: 'closed',
      },
    },
    submitting: {
      description: 'The registration is being sent.',
      tags: 'busy',
      invoke: {
        id: 'registerOrganization',
        src: 'registerOrganization',
        input: ({ context }) => context.form,
        onDone: [
          {
            guard: { type: 'hasWarnings', params: ({ event }) => ({ warnings: event.output }) },
            target: 'failed',
            actions: assign({ warnings: ({ event }) => event.output }),
          },
          { target: 'success', actions: assign({ form: emptyForm }) },
        ],
        onError: {
          target: 'editing',
          actions: [{ type: 'storeErrors', params: ({ event }) => event }, 'emitErrors'],
        },
      },
    },
    failed: {
      description: "'Registration Failed!': nothing was registered. The form keeps its input.",
      on: { OKAY: 'closed' },
    },
    success: {
      description: 'The organization is registered: the thank-you page follows.',
      type: 'final',
      output: { to: 'success' },
    },
    closed: {
      description: 'The person goes to the start page.',
      type: 'final',
      output: { to: 'home' },
    },
  },
});
