import type { Harness } from '../support/harness.ts';
import { shown } from '../support/harness.ts';
import { readMainText, press, pressIn, readPageText, type, until } from '../support/page.ts';
import type { SaveEntry } from '../support/save.ts';

/** Names a new task in the work picker. */
const nameTask = async () => {
  await type('Search projects and tasks', 'AS-0');
  await press(/^New task in/);
  await type('Task name', 'Water the plants');
};

const openSettings = async (harness: Harness) => {
  await harness.app.goTo('/ClockWork');
  await shown(/No entries|Total/);
  await press('ClockWork settings');
};

/** The saves of the work picker on the ClockWork page, and of its settings. */
export const selectedWorkSaves: readonly SaveEntry[] = [
  {
    name: 'a task is added in the task picker',
    operation: 'createTaskUnderProject',
    setUp: async (harness) => {
      await harness.app.goTo('/ClockWork');
      await shown(/No entries|Total/);
      await press(/^Project and task/);
      await nameTask();
    },
    save: () => pressIn('[role="dialog"]', 'Create task'),
    done: () => /Water the plants/.test(readMainText()),
  },
  {
    name: 'the settings of ClockWork are saved',
    operation: 'saveDefaultProjectTask',
    setUp: async (harness) => {
      await openSettings(harness);
      await press('Weekly email');
    },
    save: () => pressIn('[role="dialog"]', 'Save'),
  },
  {
    name: 'the default project and task are removed',
    operation: 'removeDefaultProjectTask',
    setUp: async (harness) => {
      await openSettings(harness);
      await press(/^Default project and task/);
      await nameTask();
      await pressIn('[role="dialog"]', 'Create task');
      await until('the task', () => /Water the plants/.test(readPageText()));
      await pressIn('[role="dialog"]', 'Save');
      await until('no dialog', () => document.querySelector('[role="dialog"]') === null);
      await press('ClockWork settings');
      await press(/^Default project and task/);
      await press('No project');
    },
    save: () => pressIn('[role="dialog"]', 'Save'),
  },
];
