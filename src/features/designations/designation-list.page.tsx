import { useActorRef } from '@xstate/react';
import { designationListMachine } from '#machines/designations/designation-list.machine.ts';
import { designationColumns, type Designation } from '#machines/designations/designation.ts';
import { designationAddresses } from '#page/parameters/addresses.ts';
import { useApp } from '#page/entry/use-app.ts';
import { retried, useCopyAddress } from '#page/records/use-copy-address.ts';
import { useListAddress, useListSearch } from '#page/records/use-list-search.ts';
import { usePage } from '#page/records/use-page.ts';
import { useTabReturn } from '#page/entry/use-tab-return.ts';
import { usePersistedColumns } from '#session/storage/lists/persisted-columns.ts';
import { DesignationListScreen } from './designation-list.screen.tsx';

const DesignationListPage = retried(({ onRetry }) => {
  const { profile } = usePage().workspace;
  const address = useListSearch(designationColumns);
  const memory = useApp().getRows<Designation>(designationColumns);
  const actor = useActorRef(designationListMachine, { input: { search: address.search, memory } });
  const followed = useListAddress(actor, address);
  useTabReturn(actor);
  return (
    <DesignationListScreen
      {...followed}
      {...usePersistedColumns(profile.id, designationAddresses.list.to)}
      actor={actor}
      onCopyAddress={useCopyAddress()}
      onRetry={onRetry}
    />
  );
});

export default DesignationListPage;
