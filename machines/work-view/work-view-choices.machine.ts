import { createFilterChoices, type FilterChoicesActor } from '../lists/create-filter-choices.ts';
import { loadWorkViewChoices, type WorkViewChoices } from './work-view-choices.actors.ts';

export const workViewChoicesMachine = createFilterChoices<WorkViewChoices>({
  id: 'work-view-choices',
  description: 'The projects and people that the work view is filtered by. Source: PROJ-054.',
  loadChoices: loadWorkViewChoices,
});

export type WorkViewChoicesActor = FilterChoicesActor<WorkViewChoices>;
