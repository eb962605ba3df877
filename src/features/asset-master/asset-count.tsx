import { useFormat } from '#i18n/format.tsx';
import { useText } from '#i18n/text.tsx';
import { RecordLink } from '#records/view/record-link.tsx';
import { assetMasterAddresses } from '#page/parameters/addresses.ts';
import { useMasterRights } from './use-master-rights.ts';

interface AssetCountProps {
  count: number;
  /** The filter for these assets in the list of assets. */
  filter: 'assetTypeIds' | 'assetLocationIds';
  /** Id of the type or the location. */
  id: string;
  name: string;
}

/** The number of assets, linked to their list for people who may see it. */
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
