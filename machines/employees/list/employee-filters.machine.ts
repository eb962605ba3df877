import { createFilterChoices } from '../../lists/create-filter-choices.ts';
import { loadFilterOptions, type EmployeeFilterOptions } from './employee-list.actors.ts';

export const employeeFiltersMachine = createFilterChoices<EmployeeFilterOptions>({
  id: 'employee-filters',
  description:
    'The designations, teams and shifts by which employees are filtered. Source: PEOPL-016, PEOPL-013.',
  loadChoices: loadFilterOptions,
});
