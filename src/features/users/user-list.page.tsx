import { useActorRef } from '@xstate/react';
import { userListMachine } from '#machines/users/user-list.machine.ts';
import { userColumns, type UserRow } from '#machines/users/user.ts';
import { userAddresses } from '#page/parameters/addresses.ts';
import { useApp } from '#page/entry/use-app.ts';
import { retried } from '#page/records/use-copy-address.ts';
import { useListAddress, useListSearch } from '#page/records/use-list-search.ts';
import { usePage } from '#page/records/use-page.ts';
import { useTabReturn } from '#page/entry/use-tab-return.ts';
import { usePersistedColumns } from '#session/storage/lists/persisted-columns.ts';
import { UserListScreen } from './user-list.screen.tsx';

const UserListPage = retried(({ onRetry }) => {
  const { profile } = usePage().workspace;
  const address = useListSearch(userColumns);
  const memory = useApp().getRows<UserRow>(userColumns);
  const actor = useActorRef(userListMachine, { input: { search: address.search, memory } });
  const followed = useListAddress(actor, address);
  useTabReturn(actor);
  return (
    <UserListScreen
      {...followed}
      {...usePersistedColumns(profile.id, userAddresses.list.to)}
      actor={actor}
      onRetry={onRetry}
    />
  );
});

export default UserListPage;
