import { useFormat } from '#i18n/format.tsx';
import { useText } from '#i18n/text.tsx';
import { RecordLink } from '#records/record-link.tsx';
import { assetMasterAddresses } from '#page/addresses.ts';
import { useMasterRights } from './use-master-rights.ts';

interface AssetCountProps {
  count: number;
  /** What the assets are found by, in the list of assets. */
  filter: 'assetTypeIds' | 'assetLocationIds';
  /** Of the type or the location. */
  id: string;
  name: string;
}

/** How many assets there are, and the way to them for whoever may see them. */
export function AssetCount({ count, filter, id, name }: AssetCountProps) {
  const text = useText('assetMaster');
  const format = useFormat();
  const { canSeeAssets } = useMasterRights();
  const shown = format.number(count);
  if (count === 0 || !canSeeAssets) return shown;
  return (
    <RecordLink
      address={assetMasterAddresses.assets(filter, id)}
      aria-label={text('assetsLink', { count, name })}
    >
      {shown}
    </RecordLink>
  );
}
