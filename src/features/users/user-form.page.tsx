import * as v from 'valibot';
import { userFormMachine } from '#machines/users/user-form.machine.ts';
import { dateFormats, emptyUser } from '#machines/users/user.ts';
import { userAddresses } from '#page/parameters/addresses.ts';
import { isPersonId } from '#page/parameters/record-parameters.ts';
import { recordFormPage } from '#page/records/record-form-page.tsx';
import { UserFormScreen } from './user-form.screen.tsx';

export default recordFormPage(userFormMachine, {
  emptyForm: emptyUser,
  list: userAddresses.list,
  getName: ({ name }) => name,
  parameter: 'userId',
  isId: isPersonId,
  fieldSchemas: { roleIds: v.array(v.string()), dateFormat: v.picklist(dateFormats) },
  Screen: UserFormScreen,
});
