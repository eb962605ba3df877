import { roleListMachine } from '#machines/roles/role-list.machine.ts';
import { roleFields } from '#machines/roles/role.ts';
import { roleAddresses } from '#page/parameters/addresses.ts';
import { recordListPage } from '#page/records/record-list-page.tsx';
import { RoleListScreen } from './role-list.screen.tsx';

export default recordListPage(roleListMachine, {
  fields: roleFields,
  list: roleAddresses.list,
  Screen: RoleListScreen,
});
