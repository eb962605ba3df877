import { createRecordForm } from '../../records/create-record-form.ts';
import {
  loadEmployeeChoices,
  loadEmployeeForm,
  saveEmployee,
  type EmployeeChoices,
} from './employee-form.actors.ts';
import { emptyEmployee, validateEmployee, type EmployeeForm } from '../employee.ts';

export const employeeFormMachine = createRecordForm<EmployeeForm, EmployeeChoices>({
  id: 'employee-form',
  description: 'Adds or edits an employee. Source: PEOPL-002, PEOPL-003.',
  emptyForm: emptyEmployee,
  validate: validateEmployee,
  loadForm: loadEmployeeForm,
  loadChoices: loadEmployeeChoices,
  saveForm: saveEmployee,
});
