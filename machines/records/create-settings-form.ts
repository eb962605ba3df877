import { comparing, conflict, theirsRead } from './faster-states.ts';
import type { FormValues } from './form-values.ts';
import { settingsFormSetup, type SettingsFormOptions } from './settings-form.setup.ts';

/**
 * The chart of settings: a form that stays open after a save, of which there is one, and which nobody
 * deletes. Nothing that is typed is lost: not while a save is under way, not when it fails or somebody
 * else has saved meanwhile, and not beside a draft that is on offer.
 * Source: API-007; decisions, "Answers and failures".
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
    initial: 'loading',
    states: {
      loading: {
        description: 'A loader while the settings are read, and what there is to choose from.',
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
        description: 'The settings in a form, all saved together.',
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
                      target: `#${options.id}.shown.conflict`,
                      actions: 'restore',
                    },
                    { target: 'initial', actions: 'restore' },
                  ],
                  'draft.discarded': { target: 'filling', actions: 'clearDraft' },
                },
              },
              filling: { description: 'The person fills the form in.' },
            },
          },
          saving: {
            description: 'The settings are being saved, against the version that was seen.',
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
        description: 'The settings could not be read; a fresh try can be made.',
        type: 'final',
      },
    },
  });
