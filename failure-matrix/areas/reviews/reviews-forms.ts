import { api } from '#openapi/client/index.ts';
import { firstPage, toSearchData } from '#machines/lists/list-search.ts';
import { button, press, pressKey, readMainText, type, until } from '../../support/page.ts';
import type { PageEntry } from '../../support/pages.ts';
import { areaOfRecords } from '../../support/record-area.ts';
import { open, orOnceMore } from '../../support/record-saves.ts';
import type { SaveEntry } from '../../support/save.ts';

const search = { body: toSearchData(firstPage) };

const unusedForm = 'Career questions (old)';

const forms = areaOfRecords({
  kind: 'a review form',
  heading: 'Form',
  list: '/performance/forms',
  addresses: { add: 'addForm', edit: '$id/editForm', view: '$id/' },
  calls: {
    list: 'getReviewForms',
    edit: 'getReviewForm',
    view: 'getReviewForm',
    create: 'addReviewForm',
    update: 'updateReviewForm',
    delete: 'deleteReviewForm',
  },
  id: async () => (await api.getReviewForms(search)).reviewForms[0]?.id,
  first: unusedForm,
  fields: { Name: 'Half a year', Description: 'In a few words.' },
  shows: /Description/,
});

const workflows = areaOfRecords({
  kind: 'a review workflow',
  heading: 'Workflow',
  list: '/performance/workflows',
  addresses: { add: 'addWorkflow', edit: '$id/editWorkflow', view: '$id/' },
  calls: {
    list: 'getReviewWorkflows',
    edit: 'getReviewWorkflow',
    view: 'getReviewWorkflow',
    create: 'addReviewWorkflow',
    update: 'updateReviewWorkflow',
    delete: 'deleteReviewWorkflow',
  },
  id: async () => (await api.getReviewWorkflows(search)).reviewWorkflows[0]?.id,
  first: 'Self check',
  fields: { Name: 'Two looks', Description: 'One after the other.' },
  shows: /Description/,
});

/** The pages with the names of their parameters. */
const named = (pages: Readonly<Record<string, PageEntry>>, parameter: string) =>
  Object.entries(pages).map(([route, entry]): [string, PageEntry] => [
    route.replaceAll('$id', parameter),
    entry,
  ]);

/** The form of a workflow needs the steps and forms to choose from, too. */
const withChoices = ([route, entry]: [string, PageEntry]): [string, PageEntry] =>
  /(add|edit)Workflow$/.test(route)
    ? [
        route,
        // Without the choices, no workflow is missing.
        { ...entry, reads: [...entry.reads, 'getReviewWorkflows'], namedBy: 'getReviewWorkflow' },
      ]
    : [route, entry];

export const pages: Readonly<Record<string, PageEntry>> = {
  ...Object.fromEntries(named(forms.pages, '$formId')),
  ...Object.fromEntries(named(workflows.pages, '$workflowId').map(withChoices)),
  '/_tenant/performance/steps': {
    href: '/performance/steps',
    reads: ['getReviewSteps'],
    shows: /Self assessment/,
  },
  '/_tenant/performance/settings': {
    href: '/performance/settings',
    reads: ['getPerformanceSettings'],
    shows: /Default workflow/,
  },
};

/** Fills in more after the fields of a new record. */
const withMore = (entry: SaveEntry, more: () => Promise<void>): SaveEntry => ({
  ...entry,
  setUp: async (harness) => {
    await entry.setUp(harness);
    await more();
  },
});

const openSteps = open('/performance/steps', /Self assessment/);
const openSettings = open('/performance/settings', /Default workflow/);
const stepFields = { Name: 'Second look' };

/** Moves the last step to the top by its handle. */
const moveToTop = () => pressKey('Reorder Calibration', { key: 'Home', altKey: true });
const isOnTop = () => /Calibration.*Self assessment/.test(readMainText());

/** Only one form is in no workflow: without it, no form can be deleted. */
const isOnlyUnusedDeleted = () =>
  /Showing 1 - /.test(readMainText()) && !readMainText().includes(unusedForm);

const toFormSave = (entry: SaveEntry): SaveEntry => {
  if (entry.operation === 'deleteReviewForm') return { ...entry, done: isOnlyUnusedDeleted };
  if (entry.operation !== 'addReviewForm') return entry;
  return withMore(entry, async () => {
    await press('Add question');
    await type(/^Question/, 'What went well?');
  });
};

export const saves: readonly SaveEntry[] = [
  ...forms.saves.map(toFormSave),
  ...workflows.saves.map((entry) =>
    entry.operation === 'addReviewWorkflow'
      ? withMore(entry, async () => {
          await press('Self-review');
          await until('the steps', () => button(/^Reorder Manager review/));
        })
      : entry,
  ),
  {
    name: 'a review step is added',
    operation: 'addReviewStep',
    form: stepFields,
    setUp: async (harness) => {
      await openSteps(harness);
      await press('Add step');
      await type('Name', stepFields.Name);
    },
    save: () => press('Save'),
    again: orOnceMore('Add step', stepFields),
    done: () => readMainText().includes(stepFields.Name),
  },
  {
    name: 'a review step is edited',
    operation: 'updateReviewStep',
    form: stepFields,
    setUp: async (harness) => {
      await openSteps(harness);
      await press('Edit Calibration');
      await type('Name', stepFields.Name);
    },
    save: () => press('Update'),
    again: (networkScenario) => press(networkScenario === '404' ? 'Save as new' : 'Update'),
    againCalls: (networkScenario) =>
      networkScenario === '404' ? 'addReviewStep' : 'updateReviewStep',
    done: () => readMainText().includes(stepFields.Name),
  },
  {
    name: 'a review step is deleted',
    operation: 'deleteReviewStep',
    setUp: openSteps,
    save: async () => {
      await press('Delete Calibration');
      await press('Yes');
    },
    again: async (_, { network }) => {
      await until('no pending requests', network.isIdle);
      await press('Delete Calibration');
      await press('Yes');
    },
    reveal: async () => {
      button('No')?.click();
      await until('the page', () => button('Edit Calibration'));
    },
    done: () => !readMainText().includes('Calibration'),
  },
  {
    name: 'the review steps are sorted',
    operation: 'orderReviewSteps',
    setUp: openSteps,
    save: moveToTop,
    again: async (_, { network }) => {
      await until('no pending requests', network.isIdle);
      await moveToTop();
    },
    isOptimistic: true,
    done: isOnTop,
  },
  {
    name: 'the order of the review steps is undone',
    operation: 'orderReviewSteps',
    setUp: async (harness) => {
      await openSteps(harness);
      await moveToTop();
      await until('the offer to undo', () => button('Undo') !== null && isOnTop());
    },
    save: () => press('Undo'),
    again: () => press('Try again'),
    done: () => /Self assessment.*Calibration/.test(readMainText()),
  },
  {
    name: 'the review settings are saved',
    operation: 'savePerformanceSettings',
    setUp: async (harness) => {
      await openSettings(harness);
      await press(/Add meetings to Google Calendar/);
    },
    save: () => press('Save'),
    done: () => !/Not saved yet/.test(readMainText()),
  },
  {
    name: 'the nudges that are due are sent',
    operation: 'runReviewNudges',
    setUp: openSettings,
    save: () => press('Send due nudges'),
    done: () => /Sent: |No nudges are due/.test(readMainText()),
  },
];
