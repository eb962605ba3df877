import type { AssetChoices } from '#machines/assets/asset.ts';
import { useText } from '#i18n/text.tsx';
import { AddLink } from '#records/list/add-link.tsx';
import { useBlocked } from '#records/blocked.tsx';
import { assetAddresses, assetMasterAddresses } from '#page/parameters/addresses.ts';

/** Leads a new tenant to adding its first asset or, before that, its first type. */
export function FirstAsset({ choices }: { choices: AssetChoices | null }) {
  const text = useText('assets');
  const forms = useText('assetForms');
  const canAdd = !useBlocked('assetManager.add').isBlocked;
  const canAddType = !useBlocked('assetMaster.add').isBlocked;
  const hasTypes = choices?.assetTypes.length !== 0;
  if (hasTypes) return canAdd && <AddLink address={assetAddresses.add}>{text('add')}</AddLink>;
  return canAddType && <AddLink address={assetMasterAddresses.add}>{forms('addType')}</AddLink>;
}
