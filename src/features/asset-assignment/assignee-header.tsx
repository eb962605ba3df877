import { Link2, MapPin, PackagePlus } from 'lucide-react';
import { isTeam, type AssetHolder } from '#machines/asset-assignment/assignee.ts';
import { useText } from '#i18n/text.tsx';
import { useReturnUrl } from '#session/use-return-url.ts';
import type { Address } from '#records/form/address.ts';
import { useBlocked } from '#records/blocked.tsx';
import { LinkButton } from '#records/link-button.tsx';
import { PageHead } from '#records/view/page-head.tsx';
import { usePassedName } from '#records/form/use-passed-name.ts';
import { Button } from '#ui/controls/button.tsx';
import { assignmentAddresses } from '#page/parameters/addresses.ts';

interface AssigneeHeaderProps {
  id: string;
  /** Null while it loads. */
  assignee: AssetHolder | null;
  onAssign: () => void;
  onChangeWorkPlace: () => void;
  onCopyAddress: (address: Address) => void;
}

/**
 * Shows the assignee and the available actions; read-only for people who may not assign. Source:
 * PRIV-018.
 */
export function AssigneeHeader(props: AssigneeHeaderProps) {
  const { id, assignee, onAssign, onChangeWorkPlace, onCopyAddress } = props;
  const text = useText('assetAssignment');
  const records = useText('records');
  const passedName = usePassedName();
  const list = useReturnUrl(assignmentAddresses.list);
  const canSeeAssets = !useBlocked('assetManager.basic').isBlocked;
  const canAssign = !useBlocked('assetManager.assign').isBlocked;
  const name = assignee?.name ?? '';
  return (
    <PageHead
      title={assignee?.name ?? passedName ?? text('assignee')}
      above={[{ title: text('title'), to: assignmentAddresses.list.to }]}
    >
      <Button
        variant="quiet"
        icon={<Link2 aria-hidden="true" />}
        onPress={() => onCopyAddress(assignmentAddresses.assignee(id))}
      >
        {records('copyAddress')}
      </Button>
      {canAssign && assignee && !isTeam(assignee) && (
        <Button variant="quiet" icon={<MapPin aria-hidden="true" />} onPress={onChangeWorkPlace}>
          {text('changeWorkPlace')}
        </Button>
      )}
      {canSeeAssets && assignee && (
        <LinkButton
          address={assignmentAddresses.assets(isTeam(assignee) ? 'teamIds' : 'employeeIds', id)}
        >
          {text('inAssetManager')}
        </LinkButton>
      )}
      <LinkButton address={list}>{text('backToHolders')}</LinkButton>
      {canAssign && assignee && (
        <Button
          variant="primary"
          icon={<PackagePlus aria-hidden="true" />}
          blockedBecause={assignee.isActive ? null : text('inactiveText', { name })}
          onPress={onAssign}
        >
          {text('assign')}
        </Button>
      )}
    </PageHead>
  );
}
