import { fromPromise } from 'xstate';
import { api } from '#openapi/client/index.ts';
import { workOfCombo, type FoundWork, type Work, type WorkProject } from './work.ts';

/** One page of the matching work, and the total number of matches. */
export interface WorkPage {
  found: readonly FoundWork[];
  total: number;
}

/** Loads the recently booked work, newest first. */
export const readRecentWork = fromPromise<readonly Work[]>(async ({ signal }) => {
  const { projectTaskCombos } = await api.getRecentProjectTaskCombos({ signal });
  return projectTaskCombos.map(workOfCombo);
});

/** Loads a page of 20, starting after `skip`; an empty text matches all work. */
export const searchWork = fromPromise<WorkPage, { text: string; skip: number }>(
  async ({ input: { text, skip }, signal }) => {
    const query = { searchCharacters: text, skip };
    const { work, totalCount } = await api.searchWork({ query, signal });
    return { found: work, total: totalCount };
  },
);

/** Adds a task to a project; the user books time on it next. */
export const createTask = fromPromise<Work, { project: WorkProject; name: string }>(
  async ({ input: { project, name }, signal }) => {
    const body = { projectId: project.projectId, taskName: name, taskDescription: '' };
    const { task } = await api.createTaskUnderProject({ body, signal });
    return workOfCombo(task);
  },
);
