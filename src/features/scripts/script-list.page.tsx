import { useActorRef } from '@xstate/react';
import { scriptListMachine } from '#machines/scripts/script-list.machine.ts';
import { scriptColumns, type Script } from '#machines/scripts/script.ts';
import { scriptAddresses } from '#page/parameters/addresses.ts';
import { useApp } from '#page/entry/use-app.ts';
import { retried, useCopyAddress } from '#page/records/use-copy-address.ts';
import { useListAddress, useListSearch } from '#page/records/use-list-search.ts';
import { usePage } from '#page/records/use-page.ts';
import { useTabReturn } from '#page/entry/use-tab-return.ts';
import { usePersistedColumns } from '#session/storage/lists/persisted-columns.ts';
import { ScriptListScreen } from './script-list.screen.tsx';

const ScriptListPage = retried(({ onRetry }) => {
  const { profile } = usePage().workspace;
  const address = useListSearch(scriptColumns);
  const memory = useApp().getRows<Script>(scriptColumns);
  const actor = useActorRef(scriptListMachine, { input: { search: address.search, memory } });
  const followed = useListAddress(actor, address);
  useTabReturn(actor);
  return (
    <ScriptListScreen
      {...followed}
      {...usePersistedColumns(profile.id, scriptAddresses.list.to)}
      actor={actor}
      onCopyAddress={useCopyAddress()}
      onRetry={onRetry}
    />
  );
});

export default ScriptListPage;
