import { comparing, conflict, theirsRead } from './conflict-states.ts';
import { companionTransitions, invokeCompanions } from '../companions.ts';
import type { FormValues } from './form-values.ts';
import { settingsFormSetup, type SettingsFormOptions } from './settings-form.setup.ts';

/**
 * The machine of settings: a form that stays open after a save, exists only once, and cannot be
 * deleted. No input is lost: not during a save, not when it fails or someone else has saved in the
 * meantime, and not when a draft is offered. Source: API-007, ADR 0024.
 */
export const createSettingsForm = <Form extends FormValues, Choices>(
  options: SettingsFormOptions<Form, Choices>,
) =>
  settingsFormSetup(options).createMachine({
    id: options.id,
    description: options.description,
    context: ({ input }) => ({
      ...input,
      form: input.first,
      base: input.first,
      version: null,
      madeId: null,
      theirs: null,
      choices: null,
      sent: input.first,
      draft: null,
      errors: {},
      failure: null,
      rejection: '',
      cause: null,
    }),
    on: companionTransitions(options.companions ?? []),
    invoke: invokeCompanions(options.companions ?? []) as never[],
    initial: 'loading',
    states: {
      loading: {
        description: 'A loader while the settings and the available options are loading.',
        tags: 'busy',
        invoke: {
          id: 'loadForm',
          src: 'loadForm',
          onDone: {
            target: 'shown',
            actions: { type: 'start', params: ({ event }) => event.output },
          },
          onError: {
            target: 'unavailable',
            actions: { type: 'storeCause', params: ({ event }) => event },
          },
        },
      },
      shown: {
        description: 'The settings in a form, all saved at once.',
        initial: 'editing',
        states: {
          editing: {
            description: 'The form can be filled in and saved.',
            tags: 'editable',
            initial: 'initial',
            on: {
              'form.changed': { actions: { type: 'change', params: ({ event }) => event } },
              SAVE: [
                { guard: 'isOutdated', target: 'conflict' },
                { guard: 'isFormValid', target: 'saving' },
                { actions: 'showErrors' },
              ],
              reset: { actions: 'reset' },
            },
            states: {
              initial: {
                description: 'Decides whether to offer unsaved input.',
                always: [{ guard: 'hasDraft', target: 'offering' }, { target: 'filling' }],
              },
              offering: {
                description:
                  'Unsaved input is offered again; anything typed in the meantime is stored, too.',
                on: {
                  'draft.restored': [
                    {
                      guard: 'isDraftOutdated',
                      target: `#${options.id}.shown.conflict`,
                      actions: 'restore',
                    },
                    { target: 'initial', actions: 'restore' },
                  ],
                  'draft.discarded': { target: 'filling', actions: 'clearDraft' },
                },
              },
              filling: { description: 'The person fills in the form.' },
            },
          },
          saving: {
            description: 'The settings are being saved, against the version that was loaded.',
            tags: 'busy',
            entry: 'storeSent',
            on: {
              'form.changed': { actions: { type: 'change', params: ({ event }) => event } },
            },
            invoke: {
              id: 'saveForm',
              src: 'saveForm',
              input: ({ context: { form, version } }) => ({ form, version }),
              onDone: {
                target: 'editing',
                actions: [
                  { type: 'storeSaved', params: ({ event }) => event.output },
                  { type: 'emitSaved', params: ({ event }) => event.output },
                ],
              },
              onError: [
                {
                  guard: { type: 'isStale', params: ({ event }) => event },
                  target: 'comparing',
                  actions: { type: 'storeWhoChanged', params: ({ event }) => event },
                },
                {
                  target: 'editing',
                  actions: { type: 'showRejection', params: ({ event }) => event },
                },
              ],
            },
          },
          comparing: {
            ...comparing,
            invoke: {
              id: 'readTheirs',
              src: 'readTheirs',
              onDone: theirsRead<Form>(),
              onError: 'editing',
            },
          },
          conflict,
        },
      },
      unavailable: {
        description: 'The settings could not be loaded; they can be tried again.',
        type: 'final',
      },
    },
  });
