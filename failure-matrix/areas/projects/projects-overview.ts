import { api } from '#openapi/client/index.ts';
import {
  button,
  press,
  question,
  readMainText,
  selectOption,
  until,
  untilAnswered,
} from '../../support/page.ts';
import type { PageEntry } from '../../support/pages.ts';
import { open } from '../../support/record-saves.ts';
import type { SaveEntry } from '../../support/save.ts';
import type { Harness } from '../../support/harness.ts';

const getPath = (id: string) => `/projects/projects-overview/${id}`;

/** Creates a project of the current user, with another member; returns its path. */
async function createProject(): Promise<string> {
  const id = crypto.randomUUID();
  const code = `FM-${id.slice(0, 8)}`;
  await api.createProject({ body: { id, code, name: 'Failures', description: '' } });
  await api.addProjectMember({ body: { projectId: id, employeeId: 'employee-leo' } });
  return getPath(id);
}

/** The path of the first project of the demo data. */
async function getDemoProject(): Promise<string> {
  const { pmoProjects } = await api.searchProjects({
    body: { page: 1, pageSize: 10, sort: null, columnFilters: [] },
  });
  return getPath(pmoProjects[0]?.id ?? '');
}

/** The overview of a project. */
export const pages: Readonly<Record<string, PageEntry>> = {
  '/_tenant/projects/projects-overview/$projectId/': {
    href: getDemoProject,
    reads: ['getProject'],
    doesWithout: ['getProjectDays'],
    isOfRecord: true,
    shows: /AS-001.*Tasks \(\d+\)/,
    // The code and the name, which are the heading, are not known yet.
    heading: 'Project',
  },
  '/_tenant/projects/projects-overview/$projectId/?tab=history': {
    href: async () => `${await getDemoProject()}?tab=history`,
    reads: ['getProject'],
    doesWithout: ['getProjectDays', 'getProjectHistory'],
    isOfRecord: true,
    shows: /AS-001.*Project added/,
    heading: 'Project',
  },
};

const openProject = async (harness: Harness) => open(await createProject(), /Tasks \(0\)/)(harness);

const openMembers = async (harness: Harness) =>
  open(`${await createProject()}?tab=members`, /Leo Park/)(harness);

const openMenu = (item: RegExp) => async () => {
  await press('More actions');
  await press(item);
};

const deleteIt = async () => {
  await openMenu(/^Delete project/)();
  await until('the confirmation', () => document.querySelector(question));
  await press('Delete project');
};

const removeLeo = async () => {
  await press('Remove Leo Park');
  await press('Remove');
};

/** The project may have been loaded again. */
const afterReload =
  (save: () => Promise<void>): NonNullable<SaveEntry['again']> =>
  async (_, { network }) => {
    await until('no pending requests', network.isIdle);
    await save();
  };

/** A failure returns to the confirmation, which hides the page. */
const closeQuestion = async () => {
  // It may be closing already.
  button('Cancel')?.click();
  await untilAnswered();
};

const selectPerson = async (dialog: string, name: string) => {
  await press(dialog);
  await until('the dialog', () => button('Cancel'));
  await selectOption(/New (member|owner)/, name);
};

/** The saves of a project's overview. */
export const saves: readonly SaveEntry[] = [
  {
    name: 'a project is put on the watch list',
    operation: 'watchProject',
    setUp: openProject,
    save: () => press('Watch'),
    done: () => button('Watching') !== null,
  },
  {
    name: 'a project is taken off the watch list',
    operation: 'unwatchProject',
    setUp: async (harness) => {
      await openProject(harness);
      await press('Watch');
      await until('the watched project', () => button('Watching'));
    },
    save: () => press('Watching'),
    done: () => button('Watch') !== null,
  },
  {
    name: 'a project is marked as an apex project',
    operation: 'markAsApexProject',
    setUp: openProject,
    save: openMenu(/^Mark as apex project/),
    done: () => /Apex project/.test(readMainText()),
  },
  {
    name: 'an apex project is unmarked',
    operation: 'removeAsApexProject',
    setUp: async (harness) => {
      await openProject(harness);
      await openMenu(/^Mark as apex project/)();
      await until('the mark', () => /Apex project/.test(readMainText()));
    },
    save: openMenu(/^Remove apex mark/),
    done: () => !/Apex project/.test(readMainText()),
  },
  {
    name: 'a project is deleted',
    operation: 'deleteProject',
    setUp: openProject,
    save: deleteIt,
    again: afterReload(deleteIt),
    reveal: closeQuestion,
    done: () => !/Failures/.test(readMainText()),
  },
  {
    name: 'a member is added to a project',
    operation: 'addProjectMember',
    setUp: async (harness) => {
      await openMembers(harness);
      await selectPerson('Add member', 'Grace Kim');
    },
    save: async () => pressLast('Add member'),
    done: () => /Grace Kim/.test(readMainText()),
  },
  {
    name: 'a member is removed from a project',
    operation: 'removeProjectMember',
    setUp: openMembers,
    save: removeLeo,
    again: afterReload(removeLeo),
    reveal: closeQuestion,
    done: () => !/Leo Park/.test(readMainText()),
  },
  {
    name: 'a project gets another owner',
    operation: 'changeProjectOwner',
    setUp: async (harness) => {
      await openProject(harness);
      await selectPerson('Change owner', 'Grace Kim');
    },
    save: async () => pressLast('Change owner'),
    done: () => /Owner.*Grace Kim/s.test(readMainText()),
  },
];

/** The button in the dialog has the caption of the one that opened it. */
async function pressLast(caption: string): Promise<void> {
  const dialog = await until('the dialog', () => document.querySelector('[role="dialog"]'));
  (await until(caption, () => button(caption, dialog))).click();
}
