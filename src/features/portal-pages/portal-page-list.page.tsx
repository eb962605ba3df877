import { useActorRef } from '@xstate/react';
import { portalPageColumns, type PortalPage } from '#machines/portal-pages/portal-page.ts';
import { portalPageListMachine } from '#machines/portal-pages/portal-page-list.machine.ts';
import { portalPageAddresses } from '#page/parameters/addresses.ts';
import { useApp } from '#page/entry/use-app.ts';
import { retried, useCopyAddress } from '#page/records/use-copy-address.ts';
import { useListAddress, useListSearch } from '#page/records/use-list-search.ts';
import { usePage } from '#page/records/use-page.ts';
import { useTabReturn } from '#page/entry/use-tab-return.ts';
import { usePersistedColumns } from '#session/storage/lists/persisted-columns.ts';
import { PortalPageListScreen } from './portal-page-list.screen.tsx';

const PortalPageListPage = retried(({ onRetry }) => {
  const { profile } = usePage().workspace;
  const address = useListSearch(portalPageColumns);
  const memory = useApp().getRows<PortalPage>(portalPageColumns);
  const actor = useActorRef(portalPageListMachine, { input: { search: address.search, memory } });
  const followed = useListAddress(actor, address);
  useTabReturn(actor);
  return (
    <PortalPageListScreen
      {...followed}
      {...usePersistedColumns(profile.id, portalPageAddresses.list.to)}
      actor={actor}
      onCopyAddress={useCopyAddress()}
      onRetry={onRetry}
    />
  );
});

export default PortalPageListPage;
