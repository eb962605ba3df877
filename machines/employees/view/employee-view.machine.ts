import { createRecordView } from '../../records/create-record-view.ts';
import { loadEmployee } from './employee-view.actors.ts';
import type { Employee } from '../employee.ts';

export const employeeViewMachine = createRecordView<Employee>({
  id: 'employee-view',
  description: 'Shows one employee, read-only. Source: PEOPL-004.',
  loadRecord: loadEmployee,
});
