import { fromPromise } from 'xstate';
import { api } from '#openapi/client/index.ts';
import { createFilterChoices, type FilterChoicesActor } from '../lists/create-filter-choices.ts';

/** A project or a person that the work view can be filtered by. */
export interface WorkViewChoice {
  id: string;
  label: string;
}

export interface WorkViewChoices {
  projects: readonly WorkViewChoice[];
  people: readonly WorkViewChoice[];
}

/** Loads the projects and people that have work which the person may see. */
const loadWorkViewChoices = fromPromise<WorkViewChoices>(async ({ signal }) => {
  const load = async (group: 'project' | 'person') => {
    const body = { scope: 'all', group, page: 1, pageSize: 1, sort: null } as const;
    const { groups } = await api.searchWorkItems({ body, signal, isReported: true });
    return groups.flatMap(({ id, name }) => (name === null ? [] : [{ id, label: name }]));
  };
  const [projects, people] = await Promise.all([load('project'), load('person')]);
  return { projects, people };
});

export const workViewChoicesMachine = createFilterChoices<WorkViewChoices>({
  id: 'work-view-choices',
  description: 'The projects and people that the work view is filtered by. Source: PROJ-054.',
  loadChoices: loadWorkViewChoices,
});

export type WorkViewChoicesActor = FilterChoicesActor<WorkViewChoices>;
