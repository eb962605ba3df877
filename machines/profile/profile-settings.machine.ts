import * as v from 'valibot';
import { assign, emit, setup, type ActorRefFrom } from 'xstate';
import { toProblem, type Schema } from '#openapi/client/index.ts';
import { toCause, type Cause } from '../cause.ts';
import { toFailure, type Failure } from '../validation/failure.ts';
import {
  broken,
  validate,
  toFieldErrors,
  isValid,
  type FieldErrors,
} from '../validation/field-errors.ts';
import { max, required } from '../validation/rules.ts';
import { listTimeZones, updateDateFormatAndTimeZone } from './profile-settings.actors.ts';

export type SettingsForm = Required<Schema<'DateFormatAndTimeZone'>>;

export const dateFormats = [
  'DD/MM/YYYY',
  'MM/DD/YYYY',
] as const satisfies readonly SettingsForm['dateFormat'][];

export const hourFormats = [
  'language',
  '12',
  '24',
] as const satisfies readonly SettingsForm['hourFormat'][];

const settingsSchema = v.object({
  timeZone: v.pipe(v.string(), required(), max(64)),
  dateFormat: v.picklist(dateFormats, broken('oneOf')),
  hourFormat: v.picklist(hourFormats, broken('oneOf')),
});

export const validateSettings = (form: SettingsForm): FieldErrors<keyof SettingsForm> =>
  validate(settingsSchema, form);

export interface ProfileSettingsInput {
  /** The settings that apply at present. */
  settings: SettingsForm;
  /** A selection that was not saved before, e.g. when a session ended. */
  draft?: SettingsForm | undefined;
}

export interface ProfileSettingsContext {
  settings: SettingsForm;
  form: SettingsForm;
  errors: FieldErrors<keyof SettingsForm>;
  /** Why the last save failed; null once one succeeds or the errors are fixed. */
  failure: Failure | null;
  timeZones: readonly Schema<'TimeZone'>[];
  /** Why loading failed, where that is known. */
  cause: Cause | null;
}

export type ProfileSettingsEvent =
  | { type: 'form.changed'; change: Partial<SettingsForm> }
  | { type: 'SAVE' }
  | { type: 'retry' }
  /** Changed in another tab, or by the response to a save in this one. */
  | { type: 'settings.changed'; settings: SettingsForm };

export type ProfileSettingsActor = ActorRefFrom<typeof profileSettingsMachine>;

const isSame = (one: SettingsForm, other: SettingsForm): boolean =>
  one.timeZone === other.timeZone &&
  one.dateFormat === other.dateFormat &&
  one.hourFormat === other.hourFormat;

/** Validates a stored draft; anything else was not written by this app. */
export const settingsDraft: v.GenericSchema<unknown, SettingsForm> = v.object({
  timeZone: v.string(),
  dateFormat: v.picklist(dateFormats),
  // Drafts of earlier versions do not have it.
  hourFormat: v.optional(v.picklist(hourFormats), 'language'),
});

/** The unsaved selection; null where there is none. */
export const getDraft = ({ form, settings }: ProfileSettingsContext): SettingsForm | null =>
  isSame(form, settings) ? null : form;

const toSettings = ({ timeZone, dateFormat, hourFormat }: SettingsForm): SettingsForm => ({
  timeZone,
  dateFormat,
  hourFormat,
});

export const profileSettingsMachine = setup({
  types: {
    context: {} as ProfileSettingsContext,
    events: {} as ProfileSettingsEvent,
    input: {} as ProfileSettingsInput,
    emitted: {} as { type: 'settings.saved'; securityUser: Schema<'TenantUser'> },
    tags: {} as 'busy',
  },
  actors: { listTimeZones, updateDateFormatAndTimeZone },
  guards: {
    isChanged: ({ context }) => !isSame(context.form, context.settings),
    isChangedAndValid: ({ context }) =>
      !isSame(context.form, context.settings) && isValid(validateSettings(context.form)),
  },
  actions: {
    change: assign(({ context }, params: { change: Partial<SettingsForm> }) => {
      const errors = Object.fromEntries(
        Object.entries(context.errors).filter(([field]) => !(field in params.change)),
      );
      const isFixed = !isValid(context.errors) && isValid(errors);
      return {
        form: { ...context.form, ...params.change },
        errors,
        failure: isFixed ? null : context.failure,
      };
    }),
    /** Unsaved changes in this tab stay. */
    follow: assign(({ context }, params: { settings: SettingsForm }) => ({
      settings: params.settings,
      form: isSame(context.form, context.settings) ? params.settings : context.form,
    })),
    takeSaved: assign((_, params: { securityUser: Schema<'TenantUser'> }) => {
      const settings = toSettings(params.securityUser);
      return { settings, form: settings, failure: null };
    }),
    emitSaved: emit((_, params: { securityUser: Schema<'TenantUser'> }) => ({
      type: 'settings.saved' as const,
      securityUser: params.securityUser,
    })),
    showErrors: assign({ errors: ({ context }) => validateSettings(context.form) }),
    showProblem: assign({
      errors: (_, params: { error: unknown }): FieldErrors<keyof SettingsForm> =>
        toFieldErrors(toProblem(params.error)),
      failure: (_, params: { error: unknown }) => toFailure(params.error),
    }),
  },
}).createMachine({
  id: 'profile-settings',
  description:
    'How dates and times are shown to a person: time zone, date format, and 12-hour or 24-hour clock.',
  context: ({ input: { settings, draft } }) => ({
    settings: toSettings(settings),
    form: toSettings(draft ?? settings),
    errors: {},
    failure: null,
    timeZones: [],
    cause: null,
  }),
  initial: 'loading',
  on: {
    'settings.changed': { actions: { type: 'follow', params: ({ event }) => event } },
  },
  states: {
    loading: {
      description: 'A loader while the available time zones are loading.',
      tags: 'busy',
      invoke: {
        id: 'listTimeZones',
        src: 'listTimeZones',
        onDone: {
          target: 'editing',
          actions: assign({ timeZones: ({ event }) => event.output }),
        },
        onError: {
          target: 'unavailable',
          actions: assign({ cause: ({ event }) => toCause(event.error) }),
        },
      },
    },
    unavailable: {
      description: 'The time zones could not be loaded; the person can try again.',
      on: { retry: 'loading' },
    },
    editing: {
      description:
        'A time zone, a date format and 12 or 24 hours can be selected, and saved once one has changed.',
      on: {
        'form.changed': { actions: { type: 'change', params: ({ event }) => event } },
        SAVE: [
          { guard: 'isChangedAndValid', target: 'saving', actions: assign({ errors: {} }) },
          { guard: 'isChanged', actions: 'showErrors' },
        ],
      },
    },
    saving: {
      description: 'The settings are being sent to the server.',
      tags: 'busy',
      invoke: {
        id: 'updateDateFormatAndTimeZone',
        src: 'updateDateFormatAndTimeZone',
        input: ({ context }) => context.form,
        onDone: {
          target: 'saved',
          actions: [
            { type: 'takeSaved', params: ({ event }) => ({ securityUser: event.output }) },
            { type: 'emitSaved', params: ({ event }) => ({ securityUser: event.output }) },
          ],
        },
        onError: {
          target: 'editing',
          actions: { type: 'showProblem', params: ({ event }) => event },
        },
      },
    },
    saved: {
      description: 'The settings are saved and apply everywhere; the screen confirms it.',
      on: {
        'form.changed': {
          target: 'editing',
          actions: { type: 'change', params: ({ event }) => event },
        },
      },
    },
  },
});
