import { fromPromise } from 'xstate';
import { api } from '#openapi/client/index.ts';
import { nameProject } from '../projects/project.ts';
import { type FoundChoices, createChoiceSearch } from '../records/create-choice-search.ts';

/** The contract's maximum number of characters. */
const longest = 250;

/** The first of the projects that match a text and that the person may add tasks to. */
const searchTaskProjects = fromPromise<FoundChoices, { text: string }>(
  async ({ input: { text }, signal }) => {
    const page = { page: 1, pageSize: 20 as const, sort: null, columnFilters: [] };
    const search = text === '' ? {} : { search: text.slice(0, longest) };
    const body = { ...page, ...search, isParticipant: true };
    const { pmoProjects, totalCount } = await api.searchProjects({ body, signal });
    const choices = pmoProjects.map(({ id, code, name }) => ({
      id,
      label: nameProject({ code, name }),
    }));
    return { choices, totalCount };
  },
);

export const taskProjectSearchMachine = createChoiceSearch({
  id: 'task-project-search',
  description:
    'Finds the project of a new task, among those that the person takes part in, by typing. Source: PROJ-054.',
  searchChoices: searchTaskProjects,
});
