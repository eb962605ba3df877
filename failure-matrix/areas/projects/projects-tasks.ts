import { api } from '#openapi/client/index.ts';
import type { Harness } from '../../support/harness.ts';
import {
  button,
  press,
  pressIn,
  readMainText,
  selectOption,
  type,
  until,
  untilAnswered,
} from '../../support/page.ts';
import type { PageEntry } from '../../support/pages.ts';
import { open } from '../../support/record-saves.ts';
import type { SaveEntry } from '../../support/save.ts';

/** They are on the page of the overview. */
export const pages: Readonly<Record<string, PageEntry>> = {};

const dialog = '[role="dialog"]';
const first = 'Day plan';
const second = 'Week plan';
const other = 'Night plan';
const target = 'Quay';

/** Creates a project of the current user; returns its id. */
async function createProject(name: string): Promise<string> {
  const id = crypto.randomUUID();
  const code = `FT-${id.slice(0, 8)}`;
  await api.createProject({ body: { id, code, name, description: '' } });
  return id;
}

/** Opens a project of the current user with these tasks. */
const openTasks =
  (...names: string[]) =>
  async (harness: Harness): Promise<void> => {
    const projectId = await createProject('Failures');
    for (const taskName of names) {
      await api.createProjectTask({ body: { projectId, taskName, taskDescription: '' } });
    }
    const path = `/projects/projects-overview/${projectId}`;
    await open(path, names.length > 0 ? new RegExp(first) : /No tasks yet/)(harness);
  };

const openMenu = async (item: RegExp) => {
  await press(`More actions for ${first}`);
  await press(item);
};

const fillName = () => type(/^Name/, other, dialog);

/** Leaves a dialog whose record appears deleted: its input can only be copied. */
async function leaveDialog(): Promise<void> {
  await pressIn(dialog, 'Close');
  await press('Leave');
  await until('no dialog', () => document.querySelector(dialog) === null);
}

const openNew = async () => {
  await press('Add with details');
  await fillName();
};

/** A rejected change is shown as before once the project is loaded again. */
const afterReload =
  (save: () => Promise<void>): NonNullable<SaveEntry['again']> =>
  async (_, { network }) => {
    await until('no pending requests', network.isIdle);
    await save();
  };

const changeStatus = async () => {
  await press(/^Status of /);
  await press('Done');
};

const moveDown = () => openMenu(/^Move down/);

const deleteFirst = async () => {
  await openMenu(/^Delete/);
  await press('Yes');
};

/** The saves of a project's tasks. */
export const saves: readonly SaveEntry[] = [
  {
    name: 'a task is added in its dialog',
    operation: 'createProjectTask',
    form: { Name: other },
    setUp: async (harness) => {
      await openTasks()(harness);
      await openNew();
    },
    save: () => press('Save'),
    again: async (networkScenario) => {
      if (networkScenario === '404') {
        await leaveDialog();
        await openNew();
      }
      await press('Save');
    },
    done: () => readMainText().includes(other),
  },
  {
    name: 'a task is added in the line',
    operation: 'createProjectTask',
    setUp: async (harness) => {
      await openTasks()(harness);
      await type('Add a task', other);
    },
    save: async () => document.querySelector<HTMLFormElement>('main form')?.requestSubmit(),
    again: () => press('Try again'),
    // The name has left the line for the next one; the message of the failure has it.
    retains: { 'Add a task': '' },
    done: () => button(other) !== null,
  },
  {
    name: 'a task is edited',
    operation: 'updateProjectTask',
    againCalls: (networkScenario) =>
      networkScenario === '404' ? 'createProjectTask' : 'updateProjectTask',
    form: { Name: other },
    setUp: async (harness) => {
      await openTasks(first)(harness);
      await press(`Edit ${first}`);
      await fillName();
    },
    save: () => press('Save'),
    again: (networkScenario) => press(networkScenario === '404' ? 'Save as new' : 'Save'),
    done: () => readMainText().includes(other),
  },
  {
    name: 'a task gets another status in its row',
    operation: 'updateProjectTask',
    isOptimistic: true,
    setUp: openTasks(first),
    save: changeStatus,
    again: afterReload(changeStatus),
    done: () => button(/^Status of .*: Done/) !== null,
  },
  {
    name: 'a task is placed after another',
    operation: 'reorderProjectTask',
    isOptimistic: true,
    setUp: openTasks(first, second),
    save: moveDown,
    again: afterReload(moveDown),
    done: () => new RegExp(`${second}.*${first}`).test(readMainText()),
  },
  {
    name: 'a task is deleted',
    operation: 'deleteProjectTask',
    setUp: openTasks(first),
    save: deleteFirst,
    again: afterReload(deleteFirst),
    reveal: async () => {
      button('No')?.click();
      await untilAnswered();
    },
    done: () => /No tasks yet/.test(readMainText()),
  },
  {
    name: 'a task moves to another project',
    operation: 'moveProjectTask',
    setUp: async (harness) => {
      await createProject(target);
      await openTasks(first)(harness);
      await openMenu(/^Move to another/);
      await until('the dialog', () => document.querySelector(dialog));
      await selectOption(/Project$/, new RegExp(target));
    },
    save: () => pressIn(dialog, 'Move'),
    done: () => /No tasks yet/.test(readMainText()),
  },
  {
    name: 'a task becomes a project',
    operation: 'convertTaskToProject',
    setUp: async (harness) => {
      await openTasks(first)(harness);
      await openMenu(/^Convert to/);
      await until('the dialog', () => document.querySelector(dialog));
    },
    save: () => pressIn(dialog, 'Convert'),
    done: () => /No tasks yet/.test(readMainText()),
  },
];
