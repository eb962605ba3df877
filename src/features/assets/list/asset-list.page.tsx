import { useActorRef, useSelector } from '@xstate/react';
import { assetChoicesMachine } from '#machines/assets/list/asset-choices.machine.ts';
import { assetExportMachine } from '#machines/assets/list/asset-export.machine.ts';
import { assetListMachine } from '#machines/assets/list/asset-list.machine.ts';
import { assetColumns } from '#machines/assets/list/asset-search.ts';
import type { Asset } from '#machines/assets/asset.ts';
import { useText } from '#i18n/text.tsx';
import { saveFile } from '#ui/text/save-file.ts';
import { useEmitted } from '#ui/hooks/use-emitted.ts';
import { retried, useCopyAddress } from '#page/records/use-copy-address.ts';
import { useApp } from '#page/entry/use-app.ts';
import { useListAddress, useListSearch } from '#page/records/use-list-search.ts';
import { usePage } from '#page/records/use-page.ts';
import { useTabReturn } from '#page/entry/use-tab-return.ts';
import { AssetListScreen } from './asset-list.screen.tsx';
import { useStoredColumns } from './use-stored-columns.ts';

const AssetListPage = retried(({ onRetry }) => {
  const text = useText('assets');
  const { profile } = usePage().workspace;
  const address = useListSearch(assetColumns);
  const memory = useApp().getRows<Asset>(assetColumns);
  const actor = useActorRef(assetListMachine, { input: { search: address.search, memory } });
  const choices = useActorRef(assetChoicesMachine);
  const exporting = useActorRef(assetExportMachine);
  const known = useSelector(choices, ({ context }) => context.choices);
  const columns = useStoredColumns(profile.id, known?.propertyNames);
  const followed = useListAddress(actor, address);
  useTabReturn(actor);
  useTabReturn(choices);
  useEmitted(exporting, {
    'file.ready': ({ file }) => saveFile(`${text('fileName')}.xlsx`, file),
  });
  return (
    <AssetListScreen
      {...followed}
      {...columns}
      actor={actor}
      choices={choices}
      exporting={exporting}
      onCopyAddress={useCopyAddress()}
      onRetry={onRetry}
    />
  );
});

export default AssetListPage;
