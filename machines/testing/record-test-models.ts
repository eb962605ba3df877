import type { AnyEventObject } from 'xstate';
import { Problem } from '#openapi/client/index.ts';
import type { createPartDeletion } from '../records/create-part-deletion.ts';
import type { createRecordForm } from '../records/create-record-form.ts';
import type { createRecordPart } from '../records/create-record-part.ts';
import type { createRecordView } from '../records/create-record-view.ts';
import type { FormValues, FormDraft } from '../records/form-values.ts';
import { serverError, missing } from './fixtures.ts';
import type { TestModel, Rule } from './test-model.ts';
import { done, failed, type Internal } from './paths.ts';

/** Someone else saved first. */
const stale = new Problem('conflict', 409, {
  response: {
    errorMessages: ['Kira Novak changed this in the meantime.'],
    changedFields: ['totalMembers', 'url'],
  },
});

/** A form's draft as stored on the device. */
export const getDraft = <Form extends FormValues>(form: Form): FormDraft<Form> => ({
  form,
  base: form,
  version: 1,
  madeId: null,
  offered: null,
});

/** Covers every path through a form made by `createRecordForm`. */
export const createRecordFormTestModel = <Form extends FormValues, Choices = null>(
  machine: ReturnType<typeof createRecordForm<Form, Choices>>,
  {
    valid,
    broken,
    id,
    choices,
    rules,
    reported = [],
  }: {
    valid: Form;
    broken: Partial<Form>;
    id: string;
    /** For a form with choices. */
    choices?: Choices;
    rules: readonly Rule[];
    /** What its companions report. */
    reported?: readonly AnyEventObject[];
  },
): TestModel<ReturnType<typeof createRecordForm<Form, Choices>>> => ({
  machine,
  inputs: [
    { id, sourceId: null, persisted: null },
    { id: null, sourceId: id, persisted: getDraft(valid) },
    { id, sourceId: null, persisted: getDraft({ ...valid, ...broken }) },
  ],
  events: [
    done('loadForm', { form: valid, version: 1 }),
    failed('loadForm', missing),
    failed('loadForm', serverError),
    ...(choices === undefined
      ? []
      : [done('loadChoices', choices), failed('loadChoices', serverError)]),
    { type: 'form.changed', change: broken },
    { type: 'form.changed', change: valid },
    { type: 'SAVE' },
    { type: 'form.saveAsNew' },
    { type: 'CANCEL' },
    { type: 'reset' },
    { type: 'draft.restored' },
    { type: 'draft.discarded' },
    { type: 'conflict.keepMine' },
    { type: 'conflict.useTheirs' },
    ...machine.root.invoke.map((invoke) => failed(invoke.id, serverError)),
    ...(reported as Internal[]),
    done('saveForm', null),
    done('saveForm', { id, form: valid, version: 1 }),
    failed('saveForm', serverError),
    failed('saveForm', missing),
    failed('saveForm', stale),
    done('readTheirs', { form: valid, version: 2 }),
    failed('readTheirs', missing),
    failed('readTheirs', serverError),
  ],
  rules: [
    {
      source: 'ADR 0024',
      text: 'A failed save never loses input; the reason is shown next to Save.',
    },
    {
      source: 'ADR 0024',
      text: 'Input typed while a draft is offered is stored as well as the draft.',
    },
    ...rules,
  ],
});

/** Covers every path through a view made by `createRecordView`. */
export const createRecordViewTestModel = <Row>(
  machine: ReturnType<typeof createRecordView<Row>>,
  {
    record,
    id,
    rules,
    reported = [],
  }: {
    record: Row;
    id: string;
    rules: readonly Rule[];
    /** What its companions report. */
    reported?: readonly AnyEventObject[];
  },
): TestModel<ReturnType<typeof createRecordView<Row>>> => ({
  machine,
  inputs: [{ id }],
  events: [
    done('loadRecord', record),
    failed('loadRecord', missing),
    failed('loadRecord', serverError),
    done('refreshRecord', record),
    failed('refreshRecord', missing),
    failed('refreshRecord', serverError),
    { type: 'tab.returned' },
    { type: 'record.changed' },
    ...machine.root.invoke.map((invoke) => failed(invoke.id, serverError)),
    ...(reported as Internal[]),
  ],
  rules: [
    {
      source: 'ADR 0024',
      text: 'A record that does not exist shows the not-found page inside the shell.',
    },
    ...rules,
  ],
});

const partRule: Rule = {
  source: 'ADR 0024',
  text: 'No input is lost when a save fails, or when someone else has changed or deleted the part.',
};

/** Covers every path through a part dialog made by `createRecordPart`. */
export const createRecordPartTestModel = <
  Part extends { version: number },
  Form extends FormValues,
>(
  machine: ReturnType<typeof createRecordPart<Part, Form>>,
  {
    part,
    valid,
    broken,
    rules,
  }: { part: Part; valid: Form; broken: Partial<Form>; rules: readonly Rule[] },
): TestModel<ReturnType<typeof createRecordPart<Part, Form>>> => ({
  machine,
  inputs: [
    { parentId: 'its record', part },
    { parentId: 'its record', part: null },
  ],
  events: [
    { type: 'form.changed', change: valid },
    { type: 'form.changed', change: broken },
    { type: 'draft.found', persisted: getDraft(valid) },
    { type: 'draft.restored' },
    { type: 'draft.discarded' },
    { type: 'SAVE' },
    { type: 'form.overwrite' },
    { type: 'form.saveAsNew' },
    { type: 'CANCEL' },
    done('savePart'),
    failed('savePart', serverError),
    failed('savePart', missing),
    failed('savePart', stale),
  ],
  rules: [partRule, ...rules],
});

/** Covers every path through a part deletion made by `createPartDeletion`. */
export const createPartDeletionTestModel = <Part>(
  machine: ReturnType<typeof createPartDeletion<Part>>,
  { part, rules }: { part: Part; rules: readonly Rule[] },
): TestModel<ReturnType<typeof createPartDeletion<Part>>> => ({
  machine,
  inputs: [{ part }],
  events: [
    { type: 'YES' },
    { type: 'CANCEL' },
    done('deletePart'),
    failed('deletePart', serverError),
    failed('deletePart', missing),
  ],
  rules: [
    {
      source: 'ADR 0024',
      text: 'A part that someone else has already deleted counts as deleted, without a message.',
    },
    ...rules,
  ],
});
