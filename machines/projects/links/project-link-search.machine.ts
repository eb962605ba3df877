import { fromPromise } from 'xstate';
import { api } from '#openapi/client/index.ts';
import { type FoundChoices, createChoiceSearch } from '../../records/create-choice-search.ts';
import type { LinkScope } from './project-link.ts';

/** The contract's maximum number of characters. */
const longest = 250;

/** The first page of the projects to link whose code and name contain the words of a text. */
const searchLinkable = fromPromise<FoundChoices, { text: string } & LinkScope>(
  async ({ input: { text, kind, projectId }, signal }) => {
    const { projects, totalCount } = await api.searchLinkableProjects({
      path: { id: projectId },
      query: { linkAs: kind, searchCharacters: text.slice(0, longest), skip: 0 },
      signal,
    });
    const choices = projects.map(({ id, code, name, ownedBy }) => ({
      id,
      label: `${code} ${name}`,
      // Own projects need no owner.
      ...(kind === 'RequestedParent' && { description: ownedBy }),
    }));
    return { choices, totalCount };
  },
);

export const projectLinkSearchMachine = createChoiceSearch<LinkScope>({
  id: 'project-link-search',
  description:
    'Finds a project to link by typing: only projects that can be linked in that way. Source: PROJ-088, PROJ-101.',
  searchChoices: searchLinkable,
});
