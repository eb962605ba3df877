import { assign, emit, setup, type ActorRefFrom } from 'xstate';
import { toProblem, type Schema } from '#openapi/client/index.ts';
import { causeOf, type Cause } from '../cause.ts';
import { failureOf, type Failure } from '../validation/failure.ts';
import { faultsOfProblem, isSound, type Fault } from '../validation/faults.ts';
import {
  getOrganizationSettings,
  loadSettings,
  saveOrganizationSettings,
} from './organization-settings.actors.ts';
import {
  changedFields,
  faultsOfSettings,
  firstForm,
  formOf,
  settingsFields,
  withFields,
  type KeptSettings,
  type SettingsDraft,
  type SettingsFaults,
  type SettingsField,
  type SettingsForm,
} from './settings-form.ts';

type Settings = Schema<'OrganizationSettings'>;

export interface OrganizationSettingsInput {
  /** What a tenant without settings is called so far. */
  tenantName: string;
  /** IANA name of the person's time zone, the first choice of a tenant without settings. */
  timeZone: string;
  /** What is kept of the form on this device. */
  kept: KeptSettings | null;
}

export interface OrganizationSettingsContext extends OrganizationSettingsInput {
  /** As the server holds them, as far as is known here; null before the first time. */
  settings: Settings | null;
  form: SettingsForm;
  /** What the form was begun from, and the version of the settings that this was. */
  base: SettingsForm;
  version: number | null;
  /** What this person had not finished, while it is on offer. */
  draft: SettingsDraft | null;
  /** What is being saved: a person may go on typing meanwhile. */
  sent: SettingsForm;
  faults: SettingsFaults;
  /** Why the last save has failed; null once one succeeds, or what was wrong is mended. */
  failure: Failure | null;
  timeZones: Schema<'TimeZone'>[];
  /** What the server said when it refused a stale change: who changed what. */
  refusal: string;
  /** Why it could not be read, where that is known. */
  cause: Cause | null;
}

export type OrganizationSettingsEvent =
  | { type: 'form.changed'; change: Partial<SettingsForm> }
  | { type: 'SAVE' }
  | { type: 'RESET' }
  | { type: 'draft.restored' }
  | { type: 'draft.discarded' }
  | { type: 'mine.kept' }
  | { type: 'theirs.taken' }
  | { type: 'CANCEL' };

/** What the shell shows at once: the tenant's name, and that the menu is open now. */
export interface OrganizationSettingsEmitted {
  type: 'settings.saved';
  name: string;
}

/** Whether something is filled in that is not saved. */
export const isChanged = ({ base, form }: OrganizationSettingsContext): boolean =>
  changedFields(base, form).length > 0;

const draftOf = (context: OrganizationSettingsContext): SettingsDraft | null => {
  const { form, base, version } = context;
  return isChanged(context) ? { form, base, version } : null;
};

/** What is to be kept on the device, or null: what is typed beside an offer, and the offer. */
export function keptOf(context: OrganizationSettingsContext): KeptSettings | null {
  const { draft } = context;
  const typed = draftOf(context);
  if (typed) return { ...typed, offered: draft };
  return draft && { ...draft, offered: null };
}

const versionOf = ({ settings }: OrganizationSettingsContext): number | null =>
  settings?.version ?? null;

const theirForm = ({ settings, base }: OrganizationSettingsContext): SettingsForm =>
  settings ? formOf(settings) : base;

/** The fields that somebody else has changed since the form was begun. */
export const theirChanges = (context: OrganizationSettingsContext): SettingsField[] =>
  changedFields(context.base, theirForm(context));

/** The server's faults of the fields that there are. */
function faultsOfRefusal(error: unknown): SettingsFaults {
  const found: Record<string, Fault | undefined> = faultsOfProblem(toProblem(error));
  return Object.fromEntries(
    settingsFields.flatMap((field) => (found[field] ? [[field, found[field]]] : [])),
  );
}

/** A fault that its field no longer has leaves no trace. */
function without(faults: SettingsFaults, fields: readonly string[]): SettingsFaults {
  return Object.fromEntries(Object.entries(faults).filter(([field]) => !fields.includes(field)));
}

export const organizationSettingsMachine = setup({
  types: {
    context: {} as OrganizationSettingsContext,
    events: {} as OrganizationSettingsEvent,
    input: {} as OrganizationSettingsInput,
    emitted: {} as OrganizationSettingsEmitted,
    tags: {} as 'busy' | 'editable',
  },
  actors: { loadSettings, getOrganizationSettings, saveOrganizationSettings },
  guards: {
    hasDraft: ({ context }) => context.draft !== null,
    isDraftOutdated: ({ context }) =>
      context.draft !== null && context.draft.version !== versionOf(context),
    isOutdated: ({ context }) => context.version !== versionOf(context),
    isFormSound: ({ context }) => isSound(faultsOfSettings(context.form)),
    isConflict: (_, params: { error: unknown }) => toProblem(params.error).kind === 'conflict',
  },
  actions: {
    begin: assign(
      ({ context }, params: { settings: Settings | null; timeZones: Schema<'TimeZone'>[] }) => {
        const { settings, timeZones } = params;
        const form = settings ? formOf(settings) : firstForm(context.tenantName, context.timeZone);
        const begun = { form, base: form, version: settings?.version ?? null };
        const read = { settings, timeZones, kept: null };
        if (context.kept === null) return { ...read, ...begun };
        const { offered, ...kept } = context.kept;
        return offered ? { ...read, ...kept, draft: offered } : { ...read, ...begun, draft: kept };
      },
    ),
    change: assign(({ context }, params: { change: Partial<SettingsForm> }) => {
      const faults = without(context.faults, Object.keys(params.change));
      const isMended = !isSound(context.faults) && isSound(faults);
      return {
        form: { ...context.form, ...params.change },
        faults,
        failure: isMended ? null : context.failure,
      };
    }),
    reset: assign(({ context }) => ({ form: context.base, faults: {}, failure: null })),
    // What was typed beside the offer takes its place.
    restore: assign(({ context }) => ({
      ...context.draft,
      draft: draftOf(context),
      faults: {},
      failure: null,
    })),
    forgetDraft: assign({ draft: null }),
    showFaults: assign({ faults: ({ context }) => faultsOfSettings(context.form) }),
    showRefusal: assign({
      faults: (_, params: { error: unknown }) => faultsOfRefusal(params.error),
      failure: (_, params: { error: unknown }) => failureOf(params.error),
    }),
    keepWhoChanged: assign({
      refusal: (_, params: { error: unknown }) => toProblem(params.error).messages.join(' '),
    }),
    keepTheirs: assign({ settings: (_, params: { settings: Settings }) => params.settings }),
    noteSent: assign({ sent: ({ context }) => context.form }),
    keepSaved: assign(({ context: { form, sent } }, { settings }: { settings: Settings }) => ({
      settings,
      form: withFields(formOf(settings), changedFields(sent, form), form),
      base: formOf(settings),
      version: settings.version,
      faults: {},
      failure: null,
    })),
    // What only one side has changed is right either way.
    keepMine: assign(({ context }) => {
      const theirs = theirForm(context);
      const mine = changedFields(context.base, context.form);
      return {
        form: withFields(theirs, mine, context.form),
        base: theirs,
        version: versionOf(context),
      };
    }),
    takeTheirs: assign(({ context }) => {
      const theirs = theirForm(context);
      return {
        form: withFields(context.form, theirChanges(context), theirs),
        base: theirs,
        version: versionOf(context),
        faults: {},
      };
    }),
    tellSaved: emit((_, params: { name: string }) => ({
      type: 'settings.saved' as const,
      name: params.name,
    })),
  },
}).createMachine({
  id: 'organization-settings',
  description: 'The settings of a tenant, which its administrators fill in and change.',
  context: ({ input }) => {
    const form = firstForm(input.tenantName, input.timeZone);
    return {
      ...input,
      settings: null,
      form,
      base: form,
      version: null,
      sent: form,
      draft: null,
      faults: {},
      failure: null,
      timeZones: [],
      refusal: '',
      cause: null,
    };
  },
  initial: 'loading',
  states: {
    loading: {
      description: 'A loader while the settings and the time zones are read.',
      tags: 'busy',
      invoke: {
        id: 'loadSettings',
        src: 'loadSettings',
        onDone: {
          target: 'shown',
          actions: { type: 'begin', params: ({ event }) => event.output },
        },
        onError: {
          target: 'unavailable',
          actions: assign({ cause: ({ event }) => causeOf(event.error) }),
        },
      },
    },
    shown: {
      description: 'The settings in a form, all saved together.',
      initial: 'editing',
      states: {
        editing: {
          description: 'The form can be filled in and saved.',
          tags: 'editable',
          initial: 'begun',
          on: {
            'form.changed': { actions: { type: 'change', params: ({ event }) => event } },
            SAVE: [
              { guard: 'isOutdated', target: 'conflict' },
              { guard: 'isFormSound', target: 'saving' },
              { actions: 'showFaults' },
            ],
            RESET: { actions: 'reset' },
          },
          states: {
            begun: {
              description: 'Decides whether something unfinished is to be offered.',
              always: [{ guard: 'hasDraft', target: 'offering' }, { target: 'filling' }],
            },
            offering: {
              description:
                'What the person had not finished is offered again; what is typed beside it is kept, too.',
              on: {
                'draft.restored': [
                  {
                    guard: 'isDraftOutdated',
                    target: '#organization-settings.shown.conflict',
                    actions: 'restore',
                  },
                  { target: 'begun', actions: 'restore' },
                ],
                'draft.discarded': { target: 'filling', actions: 'forgetDraft' },
              },
            },
            filling: {
              description: 'The person fills the form in.',
            },
          },
        },
        saving: {
          description: 'The settings are being saved, against the version that was seen.',
          tags: 'busy',
          entry: 'noteSent',
          on: {
            'form.changed': { actions: { type: 'change', params: ({ event }) => event } },
          },
          invoke: {
            id: 'saveOrganizationSettings',
            src: 'saveOrganizationSettings',
            input: ({ context }) => ({ form: context.form, version: context.version }),
            onDone: {
              target: 'editing',
              actions: [
                { type: 'keepSaved', params: ({ event }) => ({ settings: event.output }) },
                { type: 'tellSaved', params: ({ event }) => ({ name: event.output.name }) },
              ],
            },
            onError: [
              {
                guard: { type: 'isConflict', params: ({ event }) => ({ error: event.error }) },
                target: 'comparing',
                actions: {
                  type: 'keepWhoChanged',
                  params: ({ event }) => ({ error: event.error }),
                },
              },
              {
                target: 'editing',
                actions: {
                  type: 'showRefusal',
                  params: ({ event }) => ({ error: event.error }),
                },
              },
            ],
          },
        },
        comparing: {
          description: 'Somebody else was faster: what they have saved is being read.',
          tags: 'busy',
          invoke: {
            id: 'getOrganizationSettings',
            src: 'getOrganizationSettings',
            onDone: {
              target: 'conflict',
              actions: {
                type: 'keepTheirs',
                params: ({ event }) => ({ settings: event.output }),
              },
            },
            onError: 'editing',
          },
        },
        conflict: {
          description: 'Shows what both have changed: keep mine, or take theirs.',
          on: {
            'mine.kept': { target: 'saving', actions: 'keepMine' },
            'theirs.taken': { target: 'editing', actions: 'takeTheirs' },
            CANCEL: 'editing',
          },
        },
      },
    },
    unavailable: {
      description: 'The settings could not be read; a fresh try can be made.',
      type: 'final',
    },
  },
});

export type OrganizationSettingsActor = ActorRefFrom<typeof organizationSettingsMachine>;
