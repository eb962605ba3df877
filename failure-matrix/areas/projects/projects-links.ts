import { api } from '#openapi/client/index.ts';
import { button, press, readMainText, selectOption, until } from '../../support/page.ts';
import { open } from '../../support/record-saves.ts';
import type { PageEntry } from '../../support/pages.ts';
import type { SaveEntry } from '../../support/save.ts';
import type { Harness } from '../../support/harness.ts';

/** The page of a project has its own file. */
export const pages: Readonly<Record<string, PageEntry>> = {};

const getPath = (id: string) => `/projects/projects-overview/${id}`;
const search = { page: 1, pageSize: 10 as const, sort: null, columnFilters: [] };

/** Creates a project of the current user. */
async function createProject(name: string): Promise<string> {
  const id = crypto.randomUUID();
  // The first of all projects, so that it is on the first page of a search.
  const code = `AA-${id.slice(0, 8)}`;
  await api.createProject({ body: { id, code, name, description: '' } });
  return id;
}

/** Opens a project that has no parent, besides one that it can be linked to. */
async function openFree(harness: Harness): Promise<void> {
  await createProject('Failure parent');
  await open(getPath(await createProject('Failure child')), /No parent project/)(harness);
}

/** Opens a project with a sub-project, or that sub-project. */
const openLinked = (which: 'parent' | 'child') => async (harness: Harness) => {
  const id = await createProject('Failure parent');
  const subId = crypto.randomUUID();
  const body = {
    id: subId,
    code: `FL-${subId.slice(0, 8)}`,
    name: 'Failure child',
    description: '',
  };
  await api.addSubProject({ path: { projectId: id }, body });
  if (which === 'child') await open(getPath(subId), /Failure parent/)(harness);
  else await open(`${getPath(id)}?tab=subProjects`, /Failure child/)(harness);
};

/** The first project of someone else that can be requested as a parent. */
async function findOthers(id: string) {
  const query = { linkAs: 'RequestedParent' as const, skip: 0 };
  const [found] = (await api.searchLinkableProjects({ path: { id }, query })).projects;
  if (!found) throw new Error('The demo data must have a project of someone else, but have none.');
  return found;
}

/** Opens a project that requests a parent. */
async function openRequested(harness: Harness): Promise<void> {
  const id = await createProject('Failure child');
  const { id: projectId } = await findOthers(id);
  const body = { projectId, subProjectId: id, employeeId: 'employee-ava' };
  await api.requestSubProjectLink({ body });
  await open(getPath(id), /Waiting for/)(harness);
}

/** The code of the project that requests to be linked; set when it is found. */
let requesting = '';

/** Opens a project with a request that waits for the user's answer. */
async function openWaiting(harness: Harness): Promise<void> {
  const { pmoProjects } = await api.searchProjects({ body: { ...search, isResponse: true } });
  const id = pmoProjects[0]?.id ?? '';
  const [request] = (await api.getProject({ path: { id } })).linkRequests ?? [];
  if (!request) throw new Error('The demo data must have a request to answer, but have none.');
  requesting = request.subProject.code;
  await open(getPath(id), new RegExp(`${requesting}.* asked on`))(harness);
}

const answer = (verb: 'Accept' | 'Deny') => button(new RegExp(`^${verb} ${requesting} `));

/** Selects a project in the dialog that a button opens. */
async function select(caption: string, name: string): Promise<void> {
  await press(caption);
  await until('the dialog', () => button('Cancel'));
  await selectOption(/Parent project/, new RegExp(name));
}

const delink = async () => {
  if (!button('Cancel')) await press(/^Delink/);
  await until('the question', () => button('Cancel'));
  await press('Delink');
};

/** The saves of a project's parent, sub-projects and requests. */
export const saves: readonly SaveEntry[] = [
  {
    name: 'a parent is requested',
    operation: 'requestSubProjectLink',
    setUp: async (harness) => {
      await openFree(harness);
      const { code } = await findOthers(await createProject('Failure other'));
      await select('Request a parent', code);
    },
    save: () => press('Send request'),
    done: () => /Waiting for/.test(readMainText()),
  },
  {
    name: 'a project is linked below an own one',
    operation: 'linkSubProjectToOwned',
    setUp: async (harness) => {
      await openFree(harness);
      await select('Link to my project', 'Failure parent');
    },
    save: () => press('Link'),
    done: () => /Failure parent/.test(readMainText()),
  },
  {
    name: 'a link request is withdrawn',
    operation: 'withdrawSubProjectRequest',
    setUp: openRequested,
    save: () => press('Withdraw request'),
    done: () => /No parent project/.test(readMainText()),
  },
  {
    name: 'a link request is accepted where the parent is shown',
    operation: 'linkSubProject',
    setUp: openWaiting,
    save: async () => (await until('Accept', () => answer('Accept'))).click(),
    done: () => !answer('Accept'),
  },
  {
    name: 'a link request is denied where the parent is shown',
    operation: 'denySubProjectRequest',
    setUp: openWaiting,
    save: async () => (await until('Deny', () => answer('Deny'))).click(),
    done: () => !answer('Deny'),
  },
  {
    name: 'a project is delinked from its parent',
    operation: 'delinkProject',
    setUp: async (harness) => {
      await openLinked('child')(harness);
      await press('Delink');
      await until('the question', () => button('Cancel'));
    },
    save: delink,
    done: () => /No parent project/.test(readMainText()),
  },
  {
    name: 'a sub-project is delinked from the list',
    operation: 'delinkProject',
    setUp: async (harness) => {
      await openLinked('parent')(harness);
      await press(/^Delink FL-/);
      await until('the question', () => button('Cancel'));
    },
    save: delink,
    done: () => !/Failure child/.test(readMainText()),
  },
];
