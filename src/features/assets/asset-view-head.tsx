import { History, Link2 } from 'lucide-react';
import type { AssetView } from '#machines/assets/asset-view.actors.ts';
import { useText } from '#i18n/text.tsx';
import type { Address } from '#records/address.ts';
import { useAsLeft } from '#session/as-left.ts';
import { LinkButton } from '#records/link-button.tsx';
import { PageHead } from '#records/page-head.tsx';
import { useToldName } from '#records/told-by-address.ts';
import { Button } from '#ui/button.tsx';
import { assetAddresses } from '#page/addresses.ts';

interface AssetViewHeadProps {
  id: string;
  /** Null while it is read. */
  asset: AssetView | null;
  onCopyAddress: (address: Address) => void;
  onHistory: () => void;
}

/** The head of an asset that is read, with what can be done. Source: document 3, sections 2 and 6. */
export function AssetViewHead({ id, asset, onCopyAddress, onHistory }: AssetViewHeadProps) {
  const text = useText('assets');
  const records = useText('records');
  const told = useToldName();
  const list = useAsLeft(assetAddresses.list);
  return (
    <PageHead
      title={asset?.assetCode ?? told ?? text('viewTitle')}
      above={[{ title: text('title'), to: assetAddresses.list.to }]}
    >
      <Button
        variant="quiet"
        icon={<Link2 aria-hidden="true" />}
        onPress={() => onCopyAddress(assetAddresses.view(id))}
      >
        {records('copyAddress')}
      </Button>
      <Button variant="quiet" icon={<History aria-hidden="true" />} onPress={onHistory}>
        {text('viewHistory')}
      </Button>
      <LinkButton address={list}>{text('backToList')}</LinkButton>
    </PageHead>
  );
}
