import { assign, setup, type ActorRefFrom, type PromiseActorLogic } from 'xstate';
import { toProblem } from '#openapi/client/index.ts';
import { isValid, type FieldErrors } from '../validation/field-errors.ts';
import { changedForm, isVersionConflict, buildRejectedForm } from './form-errors.ts';
import type { FormField, FormValues, FormDraft } from './form-values.ts';
import {
  openedPart,
  outdatedPart,
  applyPersisted,
  restoredPart,
  type PartForm,
  type PartFormEvent,
  type PartFormTag,
} from './part-form.ts';

/** The input of a dialog: a part of the record with this id; null for a new part. */
export interface PartInput<Part> {
  parentId: string;
  part: Part | null;
}

export interface PartToSave<Part, Form extends FormValues> extends PartInput<Part> {
  form: Form;
  /** The id of a new part, the same in every try, since a response may be lost. */
  newId: string;
  /** The version that was loaded; null overwrites the part whatever has changed. */
  version: number | null;
}

/**
 * Creates or updates a part. Each part provides its own actor, which calls one API operation of the
 * contract.
 */
export type PartSaver<Part, Form extends FormValues> = PromiseActorLogic<
  unknown,
  PartToSave<Part, Form>
>;

/** The output of such a dialog, for the machine of the record's page. */
export interface PartOutput {
  /** The record has to be loaded again: a part was saved or deleted, here or by someone else. */
  isOutdated: boolean;
  /** The dialog has saved the part; it may also be outdated without that. */
  isSaved?: boolean;
}

export interface PartContext<Part, Form extends FormValues>
  extends PartForm<Form>, PartInput<Part>, PartOutput {}

interface PartOptions<Part, Form extends FormValues> {
  /** The part's name in every layer, e.g. `team-group`. */
  id: string;
  description: string;
  emptyForm: Form;
  toForm: (part: Part) => Form;
  /** Errors of a form, by field; some rules apply only to a new part. */
  validate: (form: Form, isNew: boolean) => FieldErrors<FormField<Form>>;
  /** Fields whose error is also cleared when the field they depend on is corrected. */
  dependents?: Readonly<Partial<Record<FormField<Form>, readonly FormField<Form>[]>>>;
  savePart: PartSaver<Part, Form>;
}

/**
 * Keyed by dialog rather than stored in its context, which has to be the same each time it opens.
 */
const newIds = new WeakMap<object, string>();

function getNewId(dialog: object): string {
  const id = newIds.get(dialog) ?? crypto.randomUUID();
  newIds.set(dialog, id);
  return id;
}

interface Failed {
  error: unknown;
}

const isMissing = ({ error }: Failed) => toProblem(error).kind === 'notFound';

/** The guards, actions and actors of a part's machine. */
function partSetup<Part extends { version: number }, Form extends FormValues>(
  options: PartOptions<Part, Form>,
) {
  const { dependents = {}, validate, savePart } = options;
  const dependentsByField: Readonly<Record<string, readonly string[] | undefined>> = dependents;
  const validateContext = ({ form, part }: PartContext<Part, Form>) =>
    validate(form, part === null);
  return setup({
    types: {
      context: {} as PartContext<Part, Form>,
      events: {} as PartFormEvent<Form>,
      input: {} as PartInput<Part>,
      output: {} as PartOutput,
      tags: {} as 'busy' | PartFormTag,
    },
    actors: { savePart },
    guards: {
      isFormValid: ({ context }) => isValid(validateContext(context)),
      isNotFound: ({ context }, failed: Failed) => context.part !== null && isMissing(failed),
      isParentDeleted: ({ context }, failed: Failed) => context.part === null && isMissing(failed),
      isStale: ({ context }, { error }: Failed) =>
        context.part !== null && isVersionConflict(context.form, error),
    },
    actions: {
      change: assign(({ context }, { change }: { change: Partial<Form> }) => {
        const fields = Object.keys(change);
        const fixed = fields.flatMap((field) => [field, ...(dependentsByField[field] ?? [])]);
        return changedForm(context, change, fixed);
      }),
      takePersisted: assign(({ context }, { persisted }: { persisted: FormDraft<Form> }) =>
        applyPersisted(context, persisted),
      ),
      restore: assign(({ context }) => restoredPart(context)),
      clearDraft: assign({ draft: null }),
      showErrors: assign({ errors: ({ context }) => validateContext(context) }),
      showRejection: assign(({ context }, { error }: Failed) => buildRejectedForm(context, error)),
      markOutdated: assign(({ context }, { error }: Failed) => ({
        ...outdatedPart(context, error),
        isOutdated: true,
      })),
      overwrite: assign({ version: null, rejection: '', theirFields: [] }),
      startAgain: assign({ part: null, version: null, rejection: '', theirFields: [] }),
      storeSaved: assign({ isOutdated: true, isSaved: true }),
    },
  });
}

/**
 * The machine of the dialog in which a part of a record is added or edited, e.g. a group of a team.
 * The machine of the record's page invokes it, and loads the record again where its output requires
 * it. No input is lost: not when a save fails, not when someone else has changed or deleted the
 * part or the full record in the meantime, and not when a draft is offered. Source: TEAM-017,
 * TEAM-018, SHELL-D11.
 */
export const createRecordPart = <Part extends { version: number }, Form extends FormValues>(
  options: PartOptions<Part, Form>,
) =>
  partSetup(options).createMachine({
    id: options.id,
    description: options.description,
    context: ({ input }) => ({
      ...input,
      ...openedPart(
        input.part === null ? options.emptyForm : options.toForm(input.part),
        input.part?.version ?? null,
      ),
      isOutdated: false,
      isSaved: false,
    }),
    output: ({ context: { isOutdated, isSaved = false } }) => ({ isOutdated, isSaved }),
    initial: 'editing',
    states: {
      editing: {
        description: 'The dialog is shown; unsaved input from before is offered in it.',
        tags: 'editable',
        initial: 'filling',
        on: {
          'form.changed': { actions: { type: 'change', params: ({ event }) => event } },
          'draft.found': { actions: { type: 'takePersisted', params: ({ event }) => event } },
          'draft.restored': { actions: 'restore' },
          'draft.discarded': { actions: 'clearDraft' },
          CANCEL: 'closed',
        },
        states: {
          filling: {
            description: 'The person fills in the part.',
            on: { SAVE: [{ guard: 'isFormValid', target: '#saving' }, { actions: 'showErrors' }] },
          },
          stale: {
            description:
              'Someone else saved first; shows who changed what. The part can be saved anyway.',
            tags: 'stale',
            on: {
              'form.overwrite': [
                { guard: 'isFormValid', target: '#saving', actions: 'overwrite' },
                { actions: 'showErrors' },
              ],
            },
          },
          deleted: {
            description:
              'Someone has deleted the part in the meantime; it can be saved as a new one.',
            tags: 'deleted',
            on: {
              'form.saveAsNew': [
                { guard: 'isFormValid', target: '#saving', actions: 'startAgain' },
                { actions: 'showErrors' },
              ],
            },
          },
          parentDeleted: {
            description:
              'The full record was deleted in the meantime; the input stays so that it can be copied.',
            tags: 'parentDeleted',
          },
        },
      },
      saving: {
        id: 'saving',
        description: 'The part is being saved, against the version that was loaded.',
        tags: ['busy', 'saving'],
        invoke: {
          id: 'savePart',
          src: 'savePart',
          input: ({ self, context: { parentId, part, form, version } }) => ({
            parentId,
            part,
            newId: getNewId(self),
            form,
            version,
          }),
          onDone: { target: 'saved', actions: 'storeSaved' },
          onError: [
            {
              guard: { type: 'isNotFound', params: ({ event }) => event },
              target: 'editing.deleted',
              actions: { type: 'markOutdated', params: ({ event }) => event },
            },
            {
              guard: { type: 'isStale', params: ({ event }) => event },
              target: 'editing.stale',
              actions: { type: 'markOutdated', params: ({ event }) => event },
            },
            {
              guard: { type: 'isParentDeleted', params: ({ event }) => event },
              target: 'editing.parentDeleted',
              actions: { type: 'markOutdated', params: ({ event }) => event },
            },
            { target: 'editing', actions: { type: 'showRejection', params: ({ event }) => event } },
          ],
        },
      },
      saved: { description: 'The part is saved; the record is loaded again.', type: 'final' },
      closed: { description: 'The dialog was closed without a save.', type: 'final' },
    },
  });

export type RecordPartActor<
  Part extends { version: number },
  Form extends FormValues,
> = ActorRefFrom<ReturnType<typeof createRecordPart<Part, Form>>>;
