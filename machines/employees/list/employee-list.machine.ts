import { createList } from '../../lists/create-list.ts';
import { loadEmployees } from './employee-list.actors.ts';
import type { Employee } from '../employee.ts';

export const employeeListMachine = createList<Employee>({
  id: 'employee-list',
  description:
    'The employees of the tenant, also former ones; filtered, sorted and paged by the server. Source: PEOPL-001, PEOPL-016.',
  loadPage: loadEmployees,
});
