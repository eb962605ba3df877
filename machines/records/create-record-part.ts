import { assign, setup, type ActorRefFrom, type PromiseActorLogic } from 'xstate';
import { toProblem } from '#openapi/client/index.ts';
import { isValid, type FieldErrors } from '../validation/faults.ts';
import { changedForm, isVersionConflict, buildRejectedForm } from './form-faults.ts';
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

/** What a dialog is about: a part of the record with this id; a new one where there is none yet. */
export interface PartInput<Part> {
  parentId: string;
  part: Part | null;
}

export interface PartToSave<Part, Form extends FormValues> extends PartInput<Part> {
  form: Form;
  /** The id of a new part, the same in every try: a response may be lost. */
  newId: string;
  /** The version that was seen; null overwrites whatever has become of the part. */
  version: number | null;
}

/** Creates or updates a part. Each part gives its own, which makes one call of the contract. */
export type PartSaver<Part, Form extends FormValues> = PromiseActorLogic<
  unknown,
  PartToSave<Part, Form>
>;

/** How such a dialog ends, for the chart of the record's page. */
export interface PartOutput {
  /** The record has to be read again: a part was saved or deleted, here or by somebody else. */
  isOutdated: boolean;
}

export interface PartContext<Part, Form extends FormValues>
  extends PartForm<Form>, PartInput<Part>, PartOutput {}

interface PartOptions<Part, Form extends FormValues> {
  /** The part's name in every layer, such as `team-group`. */
  id: string;
  description: string;
  emptyForm: Form;
  toForm: (part: Part) => Form;
  /** What is wrong with a form, by field; some rules hold for a new part alone. */
  validate: (form: Form, isNew: boolean) => FieldErrors<FormField<Form>>;
  /** Fields whose fault goes, too, once the field before them is corrected. */
  dependents?: Readonly<Partial<Record<FormField<Form>, readonly FormField<Form>[]>>>;
  savePart: PartSaver<Part, Form>;
}

/** By dialog, and not in its context, which is to be the same each time it opens. */
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

/** What the chart of a part can decide, do and invoke. */
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
      storeSaved: assign({ isOutdated: true }),
    },
  });
}

/**
 * The chart of the dialog in which a part of a record is added or edited, such as a group of a team.
 * The chart of the record's page invokes it, and reads the record again where its output says so.
 * Nothing that is typed is lost: not when a save fails, not when somebody else has changed or deleted
 * the part or the whole record meanwhile, and not beside a draft that is on offer.
 * Source: TEAM-017, TEAM-018; decisions, "Answers and failures".
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
    }),
    output: ({ context }) => ({ isOutdated: context.isOutdated }),
    initial: 'editing',
    states: {
      editing: {
        description: 'The dialog shows; what was not finished before is offered in it.',
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
            description: 'The person describes the part.',
            on: { SAVE: [{ guard: 'isFormValid', target: '#saving' }, { actions: 'showErrors' }] },
          },
          stale: {
            description: 'Somebody else was faster; says who changed what. It can be saved anyway.',
            tags: 'stale',
            on: {
              'form.overwrite': [
                { guard: 'isFormValid', target: '#saving', actions: 'overwrite' },
                { actions: 'showErrors' },
              ],
            },
          },
          deleted: {
            description: 'Somebody has deleted the part meanwhile; it can be saved as a new one.',
            tags: 'deleted',
            on: {
              'form.saveAsNew': [
                { guard: 'isFormValid', target: '#saving', actions: 'startAgain' },
                { actions: 'showErrors' },
              ],
            },
          },
          parentDeleted: {
            description: 'The whole record is gone meanwhile; what was typed stays to be copied.',
            tags: 'parentDeleted',
          },
        },
      },
      saving: {
        id: 'saving',
        description: 'The part is being saved, against the version that was seen.',
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
      saved: { description: 'The part is saved; the record is read again.', type: 'final' },
      closed: { description: 'The dialog was left without a save.', type: 'final' },
    },
  });

export type RecordPartActor<
  Part extends { version: number },
  Form extends FormValues,
> = ActorRefFrom<ReturnType<typeof createRecordPart<Part, Form>>>;
