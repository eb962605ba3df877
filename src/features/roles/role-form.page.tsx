import { roleFormMachine } from '#machines/roles/role-form.machine.ts';
import { emptyRole, rightsSchema } from '#machines/roles/role.ts';
import { roleAddresses } from '#page/parameters/addresses.ts';
import { recordFormPage } from '#page/records/record-form-page.tsx';
import { isShortId } from '#page/parameters/record-parameters.ts';
import { RoleFormContainer } from './role-form.container.tsx';

export default recordFormPage(roleFormMachine, {
  emptyForm: emptyRole,
  list: roleAddresses.list,
  getName: ({ name }) => name,
  isId: isShortId,
  fieldSchemas: { privileges: rightsSchema },
  Screen: RoleFormContainer,
});
