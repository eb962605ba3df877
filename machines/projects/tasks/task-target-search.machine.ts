import { fromPromise } from 'xstate';
import { api } from '#openapi/client/index.ts';
import { type FoundChoices, createChoiceSearch } from '../../records/create-choice-search.ts';
import { nameProject } from '../project.ts';

/** The contract's maximum number of characters. */
const longest = 250;

/** The first of the person's own projects that match a text, without that of the task. */
const searchTargets = fromPromise<FoundChoices, { text: string; projectId: string }>(
  async ({ input: { text, projectId }, signal }) => {
    const page = { page: 1, pageSize: 20 as const, sort: null, columnFilters: [] };
    const search = text === '' ? {} : { search: text.slice(0, longest) };
    const body = { ...page, ...search, selectedFilter: 'OwnedByMe' as const };
    const { pmoProjects, totalCount } = await api.searchProjects({ body, signal });
    const others = pmoProjects.filter(({ id }) => id !== projectId);
    return {
      choices: others.map(({ id, code, name }) => ({ id, label: nameProject({ code, name }) })),
      totalCount: totalCount - (pmoProjects.length - others.length),
    };
  },
);

export const taskTargetSearchMachine = createChoiceSearch({
  id: 'task-target-search',
  description:
    'Finds the project that a task moves to, among those of the person, by typing. Source: PROJ-073.',
  searchChoices: searchTargets,
});
