import { employeeFormMachine } from '#machines/employees/form/employee-form.machine.ts';
import { emptyEmployee, employeeFieldSchemas } from '#machines/employees/employee.ts';
import { employeeAddresses } from '#page/parameters/addresses.ts';
import { recordFormPage } from '#page/records/record-form-page.tsx';
import { isPersonId } from '#page/parameters/record-parameters.ts';
import { EmployeeFormScreen } from './employee-form.screen.tsx';

export default recordFormPage(employeeFormMachine, {
  emptyForm: emptyEmployee,
  fieldSchemas: employeeFieldSchemas,
  list: employeeAddresses.list,
  getName: ({ fullName }) => fullName,
  parameter: 'employeeId',
  isId: isPersonId,
  Screen: EmployeeFormScreen,
});
