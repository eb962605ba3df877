import { useActorRef } from '@xstate/react';
import { clientListMachine } from '#machines/clients/client-list.machine.ts';
import { clientStateMachine } from '#machines/clients/client-state.machine.ts';
import { clientColumns, type ClientRow } from '#machines/clients/client.ts';
import { clientAddresses } from '#page/parameters/addresses.ts';
import { useApp } from '#page/entry/use-app.ts';
import { retried, useCopyAddress } from '#page/records/use-copy-address.ts';
import { useListAddress, useListSearch } from '#page/records/use-list-search.ts';
import { usePage } from '#page/records/use-page.ts';
import { useTabReturn } from '#page/entry/use-tab-return.ts';
import { useRestoredMessage } from '#records/form/use-restored-message.ts';
import { usePersistedColumns } from '#session/storage/lists/persisted-columns.ts';
import { useCompanion } from '#records/use-companion.ts';
import { ClientListScreen } from './client-list.screen.tsx';

const ClientListPage = retried(({ onRetry }) => {
  const { profile } = usePage().workspace;
  const address = useListSearch(clientColumns);
  const memory = useApp().getRows<ClientRow>(clientColumns);
  const actor = useActorRef(clientListMachine, { input: { search: address.search, memory } });
  const switching = useCompanion(actor, clientStateMachine);
  const followed = useListAddress(actor, address);
  useTabReturn(actor);
  useRestoredMessage(actor, ({ name }) => name);
  return (
    <ClientListScreen
      {...followed}
      {...usePersistedColumns(profile.id, clientAddresses.list.to)}
      actor={actor}
      switching={switching}
      onCopyAddress={useCopyAddress()}
      onRetry={onRetry}
    />
  );
});

export default ClientListPage;
