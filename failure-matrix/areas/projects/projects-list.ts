import { api } from '#openapi/client/index.ts';
import type { PageEntry } from '../../support/pages.ts';
import { button, press } from '../../support/page.ts';
import { added, edited, open } from '../../support/record-saves.ts';
import type { SaveEntry } from '../../support/save.ts';

const search = { page: 1, pageSize: 10 as const, sort: null, columnFilters: [] };

/** The first project that the person owns. */
async function getOwn() {
  const body = { ...search, selectedFilter: 'OwnedByMe' as const };
  const [project] = (await api.searchProjects({ body })).pmoProjects;
  if (!project) throw new Error('The demo data must have an own project, but have none.');
  return project;
}

const getEditAddress = async () => `/projects/projects-overview/${(await getOwn()).id}/edit`;

/** Its pages and their required calls. */
export const pages: Readonly<Record<string, PageEntry>> = {
  '/_tenant/projects/': {
    href: '/projects',
    reads: ['searchProjects'],
    doesWithout: ['countProjects'],
    shows: /Showing 1 - /,
  },
  '/_tenant/projects/?view=tree': {
    href: '/projects?view=tree',
    reads: ['searchProjects'],
    doesWithout: ['countProjects'],
    shows: /projects at the top/,
  },
  '/_tenant/projects/create': {
    href: '/projects/create',
    reads: [],
    shows: /Parent project/,
  },
  '/_tenant/projects/projects-overview/$projectId/edit': {
    href: getEditAddress,
    reads: ['getProject'],
    isOfRecord: true,
    shows: /Start date/,
  },
};

const fields = { Name: 'Price list', Code: 'PL-2026', Description: 'Prices for clients.' };

/** The code of the project under test; set when it is found. */
let code = '';

/** Opens a list that starts with a project that is on the watch list, or is not. */
const openWatched = (isWatching: boolean) => async (harness: Parameters<SaveEntry['setUp']>[0]) => {
  const own = await getOwn();
  const path = { id: own.id };
  if (isWatching) await api.watchProject({ path, isSuccessHidden: true });
  else await api.unwatchProject({ path, isSuccessHidden: true });
  ({ code } = own);
  await open(`/projects?filter.search=${code}`, new RegExp(code))(harness);
};

/** Its saves. */
export const saves: readonly SaveEntry[] = [
  added('a project is created', { operation: 'createProject', at: '/projects/create', fields }),
  edited('a project is edited', {
    operation: 'updateProject',
    asNew: 'createProject',
    at: getEditAddress,
    fields,
  }),
  {
    name: 'a project is watched from the list',
    operation: 'watchProject',
    isOptimistic: true,
    setUp: openWatched(false),
    save: () => press(`Watch ${code}`),
    done: () => button(`Stop watching ${code}`),
  },
  {
    name: 'a project is no longer watched from the list',
    operation: 'unwatchProject',
    isOptimistic: true,
    setUp: openWatched(true),
    save: () => press(`Stop watching ${code}`),
    done: () => button(`Watch ${code}`),
  },
];
