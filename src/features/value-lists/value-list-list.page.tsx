import { useActorRef } from '@xstate/react';
import { valueListColumns, type ValueListRow } from '#machines/value-lists/value-list.ts';
import { valueListListMachine } from '#machines/value-lists/value-list-list.machine.ts';
import { valueListAddresses } from '#page/parameters/addresses.ts';
import { useApp } from '#page/entry/use-app.ts';
import { retried, useCopyAddress } from '#page/records/use-copy-address.ts';
import { useListAddress, useListSearch } from '#page/records/use-list-search.ts';
import { usePage } from '#page/records/use-page.ts';
import { useTabReturn } from '#page/entry/use-tab-return.ts';
import { usePersistedColumns } from '#session/storage/lists/persisted-columns.ts';
import { ValueListListScreen } from './value-list-list.screen.tsx';

const ValueListListPage = retried(({ onRetry }) => {
  const { profile } = usePage().workspace;
  const address = useListSearch(valueListColumns);
  const memory = useApp().getRows<ValueListRow>(valueListColumns);
  const actor = useActorRef(valueListListMachine, { input: { search: address.search, memory } });
  const followed = useListAddress(actor, address);
  useTabReturn(actor);
  return (
    <ValueListListScreen
      {...followed}
      {...usePersistedColumns(profile.id, valueListAddresses.list.to)}
      actor={actor}
      onCopyAddress={useCopyAddress()}
      onRetry={onRetry}
    />
  );
});

export default ValueListListPage;
