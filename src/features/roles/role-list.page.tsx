import { roleListMachine } from '#machines/roles/role-list.machine.ts';
import { roleFields } from '#machines/roles/role.ts';
import { roleAddresses } from '#page/addresses.ts';
import { recordListPage } from '#page/record-list-page.tsx';
import { RoleListScreen } from './role-list.screen.tsx';

export default recordListPage(roleListMachine, {
  fields: roleFields,
  list: roleAddresses.list,
  Screen: RoleListScreen,
});
