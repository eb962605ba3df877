import { useActorRef } from '@xstate/react';
import { zipCodeColumns, type ZipCode } from '#machines/zip-codes/zip-code.ts';
import { zipCodeListMachine } from '#machines/zip-codes/zip-code-list.machine.ts';
import { zipCodeAddresses } from '#page/parameters/addresses.ts';
import { useApp } from '#page/entry/use-app.ts';
import { retried, useCopyAddress } from '#page/records/use-copy-address.ts';
import { useListAddress, useListSearch } from '#page/records/use-list-search.ts';
import { usePage } from '#page/records/use-page.ts';
import { useTabReturn } from '#page/entry/use-tab-return.ts';
import { usePersistedColumns } from '#session/storage/lists/persisted-columns.ts';
import { ZipCodeListScreen } from './zip-code-list.screen.tsx';

const ZipCodeListPage = retried(({ onRetry }) => {
  const { profile } = usePage().workspace;
  const address = useListSearch(zipCodeColumns);
  const memory = useApp().getRows<ZipCode>(zipCodeColumns);
  const actor = useActorRef(zipCodeListMachine, { input: { search: address.search, memory } });
  const followed = useListAddress(actor, address);
  useTabReturn(actor);
  return (
    <ZipCodeListScreen
      {...followed}
      {...usePersistedColumns(profile.id, zipCodeAddresses.list.to)}
      actor={actor}
      onCopyAddress={useCopyAddress()}
      onRetry={onRetry}
    />
  );
});

export default ZipCodeListPage;
