import { createRecordView } from '../../records/create-record-view.ts';
import { loadEmployee } from './employee-view.actors.ts';
import type { Employee } from '../employee.ts';
import { companion, openedPart } from '../../companions.ts';
import { employeeImageMachine } from '../form/employee-image.machine.ts';
import { employeeImageRemovalMachine } from '../form/employee-image-removal.machine.ts';
import { employeeOverviewMachine } from './employee-overview.machine.ts';
import { employeeStatusMachine } from './employee-status.machine.ts';

const reload = () => [
  { type: 'tab.returned' },
  { to: employeeOverviewMachine, event: { type: 'tab.returned' } },
];

export const employeeViewMachine = createRecordView<Employee>({
  id: 'employee-view',
  description: 'Shows one employee, read-only. Source: PEOPL-004.',
  loadRecord: loadEmployee,
  companions: [
    companion(employeeOverviewMachine, { input: ({ context: { id } }) => ({ id }) }),
    companion(employeeImageMachine, {
      input: ({ context: { id } }) => ({ id }),
      reports: { 'avatar.changed': reload },
    }),
  ],
  parts: [
    openedPart(employeeStatusMachine, ({ isOutdated }) => (isOutdated ? reload() : [])),
    openedPart(employeeImageRemovalMachine, ({ isOutdated }) => (isOutdated ? reload() : [])),
  ],
});
