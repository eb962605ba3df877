import { useActorRef } from '@xstate/react';
import { assetHoldersMachine } from '#machines/asset-assignment/asset-holders.machine.ts';
import { holderColumns, type AssetHolder } from '#machines/asset-assignment/holder.ts';
import { usePersistedColumns } from '#session/kept-columns.ts';
import { assignmentAddresses } from '#page/addresses.ts';
import { retried } from '#page/place.ts';
import { useApp } from '#page/use-app.ts';
import { useListAddress, useListSearch } from '#page/use-list-search.ts';
import { usePage } from '#page/use-page.ts';
import { useTabReturn } from '#page/use-tab-return.ts';
import { AssetHoldersScreen } from './asset-holders.screen.tsx';

const AssetHoldersPage = retried(({ onRetry }) => {
  const { profile } = usePage().workspace;
  const address = useListSearch(holderColumns);
  const memory = useApp().rowsOf<AssetHolder>(holderColumns);
  const actor = useActorRef(assetHoldersMachine, { input: { search: address.search, memory } });
  const followed = useListAddress(actor, address);
  useTabReturn(actor);
  return (
    <AssetHoldersScreen
      {...followed}
      {...usePersistedColumns(profile.id, assignmentAddresses.list.to)}
      actor={actor}
      onRetry={onRetry}
    />
  );
});

export default AssetHoldersPage;
