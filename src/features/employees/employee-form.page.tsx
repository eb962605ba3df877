import { employeeFormMachine } from '#machines/employees/employee-form.machine.ts';
import { emptyEmployee, employeeFieldSchemas } from '#machines/employees/employee.ts';
import { employeeAddresses } from '#page/addresses.ts';
import { recordFormPage } from '#page/record-form-page.tsx';
import { isPersonId } from '#page/record-parameters.ts';
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
