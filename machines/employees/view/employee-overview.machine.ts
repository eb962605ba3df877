import { createRecordView } from '../../records/create-record-view.ts';
import { loadEmployeeOverview, type EmployeeOverview } from './employee-view.actors.ts';

export const employeeOverviewMachine = createRecordView<EmployeeOverview>({
  id: 'employee-overview',
  description:
    'Shows what an employee has to do with, each part by its own right. Source: PEOPL-016, PEOPL-013.',
  loadRecord: loadEmployeeOverview,
});
