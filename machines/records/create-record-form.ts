import type { ActorRefFrom } from 'xstate';
import { comparing, conflict, theirsRead } from './conflict-states.ts';
import { companionTransitions, invokeCompanions } from '../companions.ts';
import type { FormValues } from './form-values.ts';
import { recordFormSetup, type FormOptions } from './record-form.setup.ts';

/**
 * The machine of a form in which a record is added, duplicated or edited. No input is lost: not
 * when a save fails, not when someone else has changed or deleted the record in the meantime, and
 * not when a draft is offered. Source: PROD-006, PROD-032, PROD-043, ADR 0024.
 */
export const createRecordForm = <Form extends FormValues, Choices = null>(
  options: FormOptions<Form, Choices>,
) => {
  const parts = recordFormSetup(options);
  const choosing = parts.createStateConfig({
    invoke: {
      id: 'loadChoices',
      src: 'loadChoices',
      onDone: {
        actions: { type: 'storeChoices', params: ({ event }) => ({ choices: event.output }) },
      },
      onError: {
        target: 'unavailable',
        actions: { type: 'storeCause', params: ({ event }) => event },
      },
    },
  });
  return parts.createMachine({
    id: options.id,
    description: options.description,
    context: ({ input }) => ({
      ...input,
      form: options.emptyForm,
      base: options.emptyForm,
      version: null,
      madeId: null,
      choices: null,
      read: 'nothing',
      draft: null,
      errors: {},
      failure: null,
      theirs: null,
      rejection: '',
      cause: null,
    }),
    on: companionTransitions(options.companions ?? []),
    invoke: invokeCompanions(options.companions ?? []) as never[],
    initial: 'loading',
    states: {
      loading: {
        description: 'The record and the available options are loading; a new record starts empty.',
        tags: 'busy',
        invoke: [
          {
            id: 'loadForm',
            src: 'loadForm',
            input: ({ context }) => ({ id: context.id ?? context.sourceId }),
            onDone: { actions: { type: 'start', params: ({ event }) => event.output } },
            onError: [
              {
                guard: { type: 'isMissingWithDraft', params: ({ event }) => event },
                actions: ['restorePersisted', 'markDeleted'],
              },
              {
                guard: { type: 'isCopyMissingWithDraft', params: ({ event }) => event },
                actions: ['restorePersisted', 'noteRead'],
              },
              { guard: { type: 'isMissing', params: ({ event }) => event }, target: 'notFound' },
              {
                target: 'unavailable',
                actions: { type: 'storeCause', params: ({ event }) => event },
              },
            ],
          },
          ...(options.loadChoices ? [choosing.invoke] : []),
        ],
        always: [
          { guard: 'isRead', target: 'editing' },
          { guard: 'isLoadedAsDeleted', target: 'deleted' },
        ],
      },
      editing: {
        description: 'The form can be filled in and saved.',
        tags: 'editable',
        initial: 'filling',
        on: {
          'form.changed': { actions: { type: 'change', params: ({ event }) => event } },
          SAVE: [{ guard: 'isFormValid', target: 'saving' }, { actions: 'showErrors' }],
          CANCEL: { actions: 'emitLeft' },
          reset: { actions: 'reset' },
        },
        states: {
          filling: {
            description: 'The person fills in the form.',
            always: { guard: 'hasDraft', target: 'offering' },
          },
          offering: {
            description:
              'Unsaved input from this device is offered again. Anything typed in the meantime is stored, too.',
            on: {
              'draft.restored': { target: 'filling', actions: 'restore' },
              'draft.discarded': { target: 'filling', actions: 'clearDraft' },
            },
          },
        },
      },
      saving: {
        description:
          'The record is being saved, against the version that was loaded. If it cannot be created with all fields, the rest is saved next.',
        tags: 'busy',
        invoke: {
          id: 'saveForm',
          src: 'saveForm',
          input: ({ context: { id, newId, form, version } }) => ({
            id,
            form,
            version,
            ...(newId !== undefined && { newId }),
          }),
          onDone: [
            {
              guard: { type: 'isUnfinished', params: ({ event }) => event },
              target: 'saving',
              reenter: true,
              actions: { type: 'storeCreated', params: ({ event }) => event },
            },
            { target: 'saved', actions: 'emitSaved' },
          ],
          onError: [
            { guard: { type: 'isNotFound', params: ({ event }) => event }, target: 'deleted' },
            {
              guard: { type: 'isStale', params: ({ event }) => event },
              target: 'comparing',
              actions: [
                { type: 'storeWhoChanged', params: ({ event }) => event },
                { type: 'storeFailure', params: ({ event }) => event },
              ],
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
          src: 'loadForm',
          input: ({ context }) => ({ id: context.id }),
          onDone: theirsRead<Form>(),
          onError: [
            { guard: { type: 'isMissing', params: ({ event }) => event }, target: 'deleted' },
            { target: 'editing' },
          ],
        },
      },
      conflict,
      deleted: {
        description:
          'Someone has deleted the record in the meantime; the typed or stored input can be saved as new.',
        on: {
          'form.saveAsNew': [
            { guard: 'isValidAsNew', target: 'saving', actions: 'startAgain' },
            { target: 'editing', actions: ['startAgain', 'showErrors'] },
          ],
          CANCEL: { actions: 'emitLeft' },
          reset: { actions: 'reset' },
        },
      },
      saved: { description: 'The record is saved.', type: 'final' },
      notFound: { description: 'There is no such record in this tenant.', type: 'final' },
      unavailable: {
        description: 'The record could not be loaded; it can be tried again.',
        type: 'final',
      },
    },
  });
};

export type RecordFormActor<Form extends FormValues, Choices = null> = ActorRefFrom<
  ReturnType<typeof createRecordForm<Form, Choices>>
>;
