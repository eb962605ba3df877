import { useRouter, useSearch } from '@tanstack/react-router';
import { useActorRef } from '@xstate/react';
import { useCallback } from 'react';
import { parseIds, layoutSchema, defaultLayout } from '#machines/asset-labels/asset-label.ts';
import { assetLabelsMachine } from '#machines/asset-labels/asset-labels.machine.ts';
import { assetColumns } from '#machines/assets/list/asset-search.ts';
import { parseSearch } from '#machines/lists/list-search.ts';
import { persistChoice, readChoice } from '#session/storage/lists/persisted-choices.ts';
import { useEmitted } from '#ui/hooks/use-emitted.ts';
import { assetAddresses } from '#page/parameters/addresses.ts';
import { retried } from '#page/records/use-copy-address.ts';
import { usePage } from '#page/records/use-page.ts';
import { useTabReturn } from '#page/entry/use-tab-return.ts';
import { AssetLabelsScreen } from './asset-labels.screen.tsx';

const name = 'assetLabels';

const AssetLabelsPage = retried(({ onRetry }) => {
  const { profile, tenant } = usePage().workspace;
  const parameters: Readonly<Record<string, unknown>> = useSearch({ strict: false });
  const router = useRouter();
  const actor = useActorRef(assetLabelsMachine, {
    input: {
      search: { list: parseSearch(parameters, assetColumns), ids: parseIds(parameters['ids']) },
      layout: readChoice(profile.id, name, layoutSchema) ?? defaultLayout,
    },
  });
  useTabReturn(actor);
  useEmitted(actor, {
    'layout.selected': ({ layout }) => persistChoice(profile.id, name, layout),
    'sheets.ready': () => print(),
  });
  const buildAddress = useCallback(
    (id: string) => {
      const { publicHref } = router.buildLocation(assetAddresses.view(id));
      return new URL(publicHref, location.href).href;
    },
    [router],
  );
  return (
    <AssetLabelsScreen
      actor={actor}
      tenant={tenant.name}
      buildAddress={buildAddress}
      onRetry={onRetry}
    />
  );
});

/** Remounts the page when other assets are requested. */
export default function OfSearch() {
  const parameters: Readonly<Record<string, unknown>> = useSearch({ strict: false });
  return <AssetLabelsPage key={JSON.stringify(parameters)} />;
}
