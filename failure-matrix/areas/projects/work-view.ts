import { api } from '#openapi/client/index.ts';
import type { Harness } from '../../support/harness.ts';
import { press } from '../../support/page.ts';
import type { PageEntry } from '../../support/pages.ts';
import { open } from '../../support/record-saves.ts';
import type { SaveEntry } from '../../support/save.ts';

/** Its page and its required call. */
export const pages: Readonly<Record<string, PageEntry>> = {
  '/_tenant/workView': {
    href: '/workView?filter.scope=all&filter.status=any',
    reads: ['searchWorkItems'],
    shows: /Showing 1 - /,
  },
};

const name = 'Tide table';

/** Opens the work view with one task of the current user. */
async function openTask(harness: Harness): Promise<void> {
  const id = crypto.randomUUID();
  const code = `FW-${id.slice(0, 8)}`;
  await api.createProject({ body: { id, code, name: 'Failures', description: '' } });
  await api.createProjectTask({ body: { projectId: id, taskName: name, taskDescription: '' } });
  await open(`/workView?filter.scope=all&filter.projectIds=${id}`, new RegExp(name))(harness);
}

/** Opens the menu of the status in the row of the task. */
async function openStatus(harness: Harness): Promise<void> {
  await openTask(harness);
  await press(new RegExp(`^Status of ${name}`));
}

/** Selects the task, and opens the menu of the selected tasks. */
async function selectTask(harness: Harness): Promise<void> {
  await openTask(harness);
  await press(new RegExp(`^Select .*${name}`));
  await press('Status of the selected tasks');
}

/**
 * A change of a row: shown at once, and sent again after a failure. One of several rows: shown when
 * it is stored; a row that failed stays selected.
 */
export const saves: readonly SaveEntry[] = [
  {
    name: 'the status of a task in the work view',
    operation: 'updateProjectTask',
    setUp: openStatus,
    save: () => press('In progress'),
    again: () => press('Try again'),
    isOptimistic: true,
  },
  {
    name: 'the status of selected tasks',
    operation: 'updateProjectTask',
    setUp: selectTask,
    save: () => press('In progress'),
    again: () => press('Try again'),
  },
];
