import { AssetLabelsScreen } from '#features/asset-labels/asset-labels.screen.tsx';
import type { AssetLabelsActor } from '#machines/asset-labels/asset-labels.machine.ts';
import { defaultLayout } from '#machines/asset-labels/asset-label.ts';
import { firstPage } from '#machines/lists/list-search.ts';

/** Labels of the full list, on the default sheets. */
export const labelInput = { search: { list: firstPage, ids: [] }, layout: defaultLayout };

const buildAddress = (id: string) =>
  `https://atrium.example/assetManager/viewAsset?assetId=${encodeURIComponent(id)}`;

/** The labels page, for a tenant with a name. */
export const LabelsStory = (props: { actor: AssetLabelsActor; onRetry: () => void }) => (
  <AssetLabelsScreen {...props} tenant="Aster Labs" buildAddress={buildAddress} />
);
