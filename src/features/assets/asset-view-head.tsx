import { History, Link2, Pencil } from 'lucide-react';
import type { AssetView } from '#machines/assets/asset-view.machine.ts';
import { useText } from '#i18n/text.tsx';
import type { Address } from '#records/form/address.ts';
import { useReturnUrl } from '#session/use-return-url.ts';
import { useBlocked } from '#records/blocked.tsx';
import { LinkButton } from '#records/link-button.tsx';
import { PageHead } from '#records/view/page-head.tsx';
import { usePassedName } from '#records/form/use-passed-name.ts';
import { Button } from '#ui/controls/button.tsx';
import { assetAddresses } from '#page/parameters/addresses.ts';
import { AssetActionsMenu, type AssetActions } from './asset-view-actions.tsx';
import { editRule } from './list/use-row-rights.ts';

interface AssetViewHeadProps {
  id: string;
  /** Null while it loads. */
  asset: AssetView | null;
  onCopyAddress: (address: Address) => void;
  onHistory: () => void;
  actions: AssetActions;
}

/** The header of an asset's page, with its actions. Source: ASSET-018, ASSET-097. */
export function AssetViewHead(props: AssetViewHeadProps) {
  const { id, asset, onCopyAddress, onHistory, actions } = props;
  const text = useText('assets');
  const view = useText('assetView');
  const records = useText('records');
  const passedName = usePassedName();
  const list = useReturnUrl(assetAddresses.list);
  const { isBlocked } = useBlocked(editRule);
  return (
    <PageHead
      title={asset?.assetCode ?? passedName ?? view('viewTitle')}
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
        {view('viewHistory')}
      </Button>
      {asset !== null && <AssetActionsMenu asset={asset} actions={actions} />}
      {!isBlocked && <EditLink id={id} isDisposed={asset?.assetStatus === 'Disposed'} />}
      <LinkButton address={list}>{view('backToList')}</LinkButton>
    </PageHead>
  );
}

/** A disposed asset is final, so the disabled button states the reason. Source: ASSET-097. */
function EditLink({ id, isDisposed }: { id: string; isDisposed: boolean }) {
  const text = useText('assets');
  const icon = <Pencil aria-hidden="true" />;
  if (isDisposed) {
    return (
      <Button icon={icon} blockedBecause={text('disposedFinal')}>
        {text('editTitle')}
      </Button>
    );
  }
  return (
    <LinkButton effect="changing" address={assetAddresses.edit(id)} variant="primary" icon={icon}>
      {text('editTitle')}
    </LinkButton>
  );
}
