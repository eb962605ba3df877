import { useActorRef } from '@xstate/react';
import { assigneesMachine } from '#machines/asset-assignment/assignees.machine.ts';
import { assigneeColumns, type AssetHolder } from '#machines/asset-assignment/assignee.ts';
import { usePersistedColumns } from '#session/storage/lists/persisted-columns.ts';
import { assignmentAddresses } from '#page/parameters/addresses.ts';
import { retried } from '#page/records/use-copy-address.ts';
import { useApp } from '#page/entry/use-app.ts';
import { useListAddress, useListSearch } from '#page/records/use-list-search.ts';
import { usePage } from '#page/records/use-page.ts';
import { useTabReturn } from '#page/entry/use-tab-return.ts';
import { AssigneesScreen } from './assignees.screen.tsx';

const AssigneesPage = retried(({ onRetry }) => {
  const { profile } = usePage().workspace;
  const address = useListSearch(assigneeColumns);
  const memory = useApp().getRows<AssetHolder>(assigneeColumns);
  const actor = useActorRef(assigneesMachine, { input: { search: address.search, memory } });
  const followed = useListAddress(actor, address);
  useTabReturn(actor);
  return (
    <AssigneesScreen
      {...followed}
      {...usePersistedColumns(profile.id, assignmentAddresses.list.to)}
      actor={actor}
      onRetry={onRetry}
    />
  );
});

export default AssigneesPage;
