import { Link2, MapPin, PackagePlus } from 'lucide-react';
import { isTeam, type AssetHolder } from '#machines/asset-assignment/holder.ts';
import { useText } from '#i18n/text.tsx';
import { useAsLeft } from '#session/as-left.ts';
import type { Address } from '#records/address.ts';
import { useBlocked } from '#records/blocked.tsx';
import { LinkButton } from '#records/link-button.tsx';
import { PageHead } from '#records/page-head.tsx';
import { usePassedName } from '#records/told-by-address.ts';
import { Button } from '#ui/button.tsx';
import { assignmentAddresses } from '#page/addresses.ts';

interface HolderHeadProps {
  id: string;
  /** Null while it is read. */
  holder: AssetHolder | null;
  onAssign: () => void;
  onWorkPlace: () => void;
  onCopyAddress: (address: Address) => void;
}

/** Who it is, and what can be done: whoever may not assign reads alone. Source: PRIV-018. */
export function HolderHead(props: HolderHeadProps) {
  const { id, holder, onAssign, onWorkPlace, onCopyAddress } = props;
  const text = useText('assetAssignment');
  const records = useText('records');
  const passedName = usePassedName();
  const list = useAsLeft(assignmentAddresses.list);
  const canSeeAssets = !useBlocked('assetManager.basic').isBlocked;
  const canAssign = !useBlocked('assetManager.assign').isBlocked;
  const name = holder?.name ?? '';
  return (
    <PageHead
      title={holder?.name ?? passedName ?? text('holder')}
      above={[{ title: text('title'), to: assignmentAddresses.list.to }]}
    >
      <Button
        variant="quiet"
        icon={<Link2 aria-hidden="true" />}
        onPress={() => onCopyAddress(assignmentAddresses.holder(id))}
      >
        {records('copyAddress')}
      </Button>
      {canAssign && holder && !isTeam(holder) && (
        <Button variant="quiet" icon={<MapPin aria-hidden="true" />} onPress={onWorkPlace}>
          {text('changeWorkPlace')}
        </Button>
      )}
      {canSeeAssets && holder && (
        <LinkButton
          address={assignmentAddresses.assets(isTeam(holder) ? 'teamIds' : 'employeeIds', id)}
        >
          {text('inAssetManager')}
        </LinkButton>
      )}
      <LinkButton address={list}>{text('backToHolders')}</LinkButton>
      {canAssign && holder && (
        <Button
          variant="primary"
          icon={<PackagePlus aria-hidden="true" />}
          blockedBecause={holder.isActive ? null : text('inactiveText', { name })}
          onPress={onAssign}
        >
          {text('assign')}
        </Button>
      )}
    </PageHead>
  );
}
