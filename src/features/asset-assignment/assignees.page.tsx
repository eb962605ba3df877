import { useActorRef } from '@xstate/react';
import { assigneesMachine } from '#machines/asset-assignment/assignees.machine.ts';
import { assigneeColumns, type AssetHolder } from '#machines/asset-assignment/assignee.ts';
import { usePersistedColumns } from '#session/persisted-columns.ts';
import { assignmentAddresses } from '#page/addresses.ts';
import { retried } from '#page/use-copy-address.ts';
import { useApp } from '#page/use-app.ts';
import { useListAddress, useListSearch } from '#page/use-list-search.ts';
import { usePage } from '#page/use-page.ts';
import { useTabReturn } from '#page/use-tab-return.ts';
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
