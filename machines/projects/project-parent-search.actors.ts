import { fromPromise } from 'xstate';
import { api } from '#openapi/client/index.ts';
import type { Choice } from '../records/create-choice-search.ts';
import { nameProject } from './project.ts';

/** The contract's maximum number of characters. */
const longest = 250;

/** The first page of what matches a text. */
export const searchParents = fromPromise<readonly Choice[], { text: string }>(
  async ({ input: { text }, signal }) => {
    const query = { searchCharacters: text.slice(0, longest), skip: 0 };
    const { parents } = await api.searchProjectParents({ query, signal });
    return parents.map(({ id, code, name, ownedBy }) => ({
      id,
      label: nameProject({ code, name }),
      description: ownedBy,
    }));
  },
);
