import { fromPromise } from 'xstate';
import { api } from '#openapi/client/index.ts';
import type { Choice } from '../records/create-choice-search.ts';
import { nameProject } from './project.ts';

/** The contract's maximum number of characters. */
const longest = 250;

/** The first of the person's own projects that match a text. */
export const searchTargets = fromPromise<readonly Choice[], { text: string }>(
  async ({ input: { text }, signal }) => {
    const page = { page: 1, pageSize: 20, sort: null, columnFilters: [] };
    const search = text === '' ? {} : { search: text.slice(0, longest) };
    const body = { ...page, ...search, selectedFilter: 'OwnedByMe' } as const;
    const { pmoProjects } = await api.searchProjects({ body, signal });
    return pmoProjects.map(({ id, code, name }) => ({ id, label: nameProject({ code, name }) }));
  },
);
