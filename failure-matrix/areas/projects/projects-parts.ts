import { api } from '#openapi/client/index.ts';
import {
  button,
  press,
  pressIn,
  readMainText,
  type,
  until,
  type TextMatcher,
} from '../../support/page.ts';
import { open } from '../../support/record-saves.ts';
import type { PageEntry } from '../../support/pages.ts';
import type { SaveEntry } from '../../support/save.ts';
import type { Harness } from '../../support/harness.ts';

/** They are on the page of the overview. */
export const pages: Readonly<Record<string, PageEntry>> = {};

const impediment = 'The bridge is closed.';
const resolution = 'It is open again.';
const file = { Name: 'Night plan', URL: 'https://night.test/plan' };
const dialog = '[role="dialog"]';

/** Creates a project of the current user; returns its id. */
async function createProject(): Promise<string> {
  const id = crypto.randomUUID();
  const code = `FP-${id.slice(0, 8)}`;
  await api.createProject({ body: { id, code, name: 'Failures', description: '' } });
  return id;
}

const openTab = (id: string, tab: string, shows: RegExp) => (harness: Harness) =>
  open(`/projects/projects-overview/${id}?tab=${tab}`, shows)(harness);

async function openImpediment(harness: Harness): Promise<void> {
  const projectId = await createProject();
  await api.addImpediment({ body: { projectId, impediments: 'The road is closed.' } });
  await openTab(projectId, 'impediments', /The road is closed/)(harness);
}

async function openFile(harness: Harness): Promise<void> {
  const projectId = await createProject();
  const body = { id: crypto.randomUUID(), name: 'Day plan', url: 'https://day.test/plan' };
  await api.addProjectFile({ path: { projectId }, body });
  await openTab(projectId, 'files', /Day plan/)(harness);
}

/** Opens a project with a tag. */
async function openTagged(harness: Harness): Promise<void> {
  const projectId = await createProject();
  const [tag] = (await api.getTags({})).tags;
  if (!tag) throw new Error('The demo data must have a tag, but have none.');
  const body = { projectId, tagId: tag.id, assignedToAll: false };
  await api.assignProjectTag({ body });
  await openTab(projectId, 'files', /No file links yet/)(harness);
}

const fillFile = async () => {
  await type(/^Name/, file.Name, dialog);
  await type(/^URL/, file.URL, dialog);
};

/** The prompt stays open until it is confirmed; the page behind it is unchanged. */
const closeQuestion = (caption: TextMatcher) => async () => {
  button('No')?.click();
  await until('the page', () => button(caption));
};

/** Leaves a dialog whose record appears deleted: its input can only be copied. */
async function leaveDialog(): Promise<void> {
  await pressIn(dialog, 'Close');
  await press('Leave');
  await until('no dialog', () => document.querySelector(dialog) === null);
}

/** The saves of a project's impediments, file links and tags. */
export const saves: readonly SaveEntry[] = [
  {
    name: 'an impediment is raised',
    operation: 'addImpediment',
    form: { 'New impediment': impediment },
    setUp: async (harness) => {
      await openTab(await createProject(), 'impediments', /No impediments/)(harness);
      await type('New impediment', impediment);
    },
    save: () => press('Add'),
    again: async (networkScenario) => {
      if (networkScenario === '404') {
        await press('Close');
        await until('an empty line', () => button('Close') === null);
        await type('New impediment', impediment);
      }
      await press('Add');
    },
    done: () => /Open \(1\)/.test(readMainText()),
  },
  {
    name: 'an impediment is edited',
    operation: 'updateImpediment',
    againCalls: (networkScenario) =>
      networkScenario === '404' ? 'addImpediment' : 'updateImpediment',
    form: { Impediment: impediment },
    setUp: async (harness) => {
      await openImpediment(harness);
      await press(/^Edit: /);
      await type(/^Impediment/, impediment, dialog);
    },
    save: () => press('Update'),
    again: (networkScenario) => press(networkScenario === '404' ? 'Save as new' : 'Update'),
    done: () => readMainText().includes(impediment),
  },
  {
    name: 'an impediment is resolved',
    operation: 'resolveImpediment',
    form: { 'How was it resolved?': resolution },
    setUp: async (harness) => {
      await openImpediment(harness);
      await press(/^Resolve: /);
      await type(/^How/, resolution, dialog);
    },
    save: () => press('Resolve'),
    again: async (networkScenario) => {
      if (networkScenario === '404') {
        await leaveDialog();
        await press(/^Resolve: /);
        await type(/^How/, resolution, dialog);
      }
      await press('Resolve');
    },
    done: () => /All impediments are resolved/.test(readMainText()),
  },
  {
    name: 'an impediment is deleted',
    operation: 'deleteImpediment',
    setUp: openImpediment,
    save: async () => {
      await press(/^Delete: /);
      await press('Yes');
    },
    reveal: closeQuestion(/^Delete: /),
    done: () => /No impediments/.test(readMainText()),
  },
  {
    name: 'a file link is added',
    operation: 'addProjectFile',
    form: file,
    setUp: async (harness) => {
      await openTab(await createProject(), 'files', /No file links yet/)(harness);
      await press('Add file link');
      await fillFile();
    },
    save: () => press('Save'),
    again: async (networkScenario) => {
      if (networkScenario === '404') {
        await leaveDialog();
        await press('Add file link');
        await fillFile();
      }
      await press('Save');
    },
    done: () => readMainText().includes(file.Name),
  },
  {
    name: 'a file link is edited',
    operation: 'updateProjectFile',
    againCalls: (networkScenario) =>
      networkScenario === '404' ? 'addProjectFile' : 'updateProjectFile',
    form: file,
    setUp: async (harness) => {
      await openFile(harness);
      await press('Edit Day plan');
      await fillFile();
    },
    save: () => press('Update'),
    again: (networkScenario) => press(networkScenario === '404' ? 'Save as new' : 'Update'),
    done: () => readMainText().includes(file.Name),
  },
  {
    name: 'a file link is deleted',
    operation: 'deleteProjectFile',
    setUp: openFile,
    save: async () => {
      await press('Delete Day plan');
      await press('Yes');
    },
    reveal: closeQuestion('Delete Day plan'),
    done: () => /No file links yet/.test(readMainText()),
  },
  {
    name: 'a tag is applied to the sub-projects',
    operation: 'assignProjectTag',
    setUp: openTagged,
    save: () => press(/: for all sub-projects$/),
    done: () => document.querySelector('[aria-pressed="true"]'),
  },
  {
    name: 'a tag is created for a project',
    operation: 'createTag',
    follows: 'assignProjectTag',
    setUp: async (harness) => {
      await openTab(await createProject(), 'files', /No file links yet/)(harness);
      await press('Add tag');
    },
    save: async () => {
      await type('Add tag', 'Failing often');
      await press(/^Create /);
    },
    // The name can be sent again.
    retains: { 'Add tag': 'Failing often' },
    done: () => button(/^Remove .*Failing often/),
  },
  {
    name: 'a tag is removed from a project',
    operation: 'removeProjectTag',
    setUp: openTagged,
    save: () => press(/^Remove /),
    done: () => /was removed/.test(readMainText()),
  },
];
