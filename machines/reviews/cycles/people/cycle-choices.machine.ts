import { createFilterChoices } from '../../../lists/create-filter-choices.ts';
import { loadCycleChoices, type CycleChoices } from '../list/cycle-list.actors.ts';

export const cycleChoicesMachine = createFilterChoices<CycleChoices>({
  id: 'cycle-choices',
  description: 'The teams and years by which review cycles are filtered. Source: REVW-068.',
  loadChoices: loadCycleChoices,
});
