import { useSelector } from '@xstate/react';
import { FileSpreadsheet, FolderInput, List, Printer } from 'lucide-react';
import { isOpen, type AssetAudit, type AuditRound } from '#machines/asset-audit/asset-audit.ts';
import type { AuditRoundActor } from '#machines/asset-audit/audit-round.machine.ts';
import type { ExportActor } from '#machines/lists/create-export.ts';
import { useText } from '#i18n/text.tsx';
import { useBlocked } from '#records/blocked.tsx';
import { LinkButton } from '#records/link-button.tsx';
import { PageHead } from '#records/view/page-head.tsx';
import { usePassedName } from '#records/form/use-passed-name.ts';
import { assetAddresses, auditAddresses } from '#page/parameters/addresses.ts';
import { Button } from '#ui/controls/button.tsx';

interface RoundHeadProps {
  round: AuditRoundActor;
  exporting: ExportActor<AssetAudit>;
  /** Requests printing of the full audit. */
  onPrint: () => void;
}

/** The header of an audit, with the actions for the full audit. */
export function RoundHead({ round, exporting, onPrint }: RoundHeadProps) {
  const text = useText('assetAudit');
  const passedName = usePassedName();
  const known = useSelector(round, ({ context }) => context.round);
  return (
    <PageHead
      title={known?.assetAudit.name ?? passedName ?? text('round')}
      above={[
        { title: text('assetManager'), to: assetAddresses.list.to },
        { title: text('title'), to: auditAddresses.list.to },
      ]}
    >
      {known && (
        <RoundActions round={round} known={known} exporting={exporting} onPrint={onPrint} />
      )}
    </PageHead>
  );
}

export function RoundActions(props: RoundHeadProps & { known: AuditRound }) {
  const { round, known, exporting, onPrint } = props;
  const text = useText('assetAudit');
  const records = useText('records');
  const { assetAudit: audit, missingAssetIds } = known;
  const { reason } = useBlocked('assetManager.editDetails');
  const isExporting = useSelector(exporting, (state) => state.hasTag('busy'));
  return (
    <>
      <Button icon={<Printer aria-hidden="true" />} onPress={onPrint}>
        {records('print')}
      </Button>
      <Button
        icon={<FileSpreadsheet aria-hidden="true" />}
        isPending={isExporting}
        pendingLabel={records('exportingReport')}
        onPress={() => exporting.send({ type: 'EXPORT', requested: audit })}
      >
        {records('exportExcel')}
      </Button>
      {isOpen(audit) ? (
        <>
          <Button
            blockedBecause={reason}
            onPress={() => round.send({ type: 'round.confirm', action: 'giveUp' })}
          >
            {text('giveUp')}
          </Button>
          <Button
            variant="primary"
            blockedBecause={reason}
            onPress={() => round.send({ type: 'round.confirm', action: 'finish' })}
          >
            {text('finish')}
          </Button>
        </>
      ) : (
        <>
          {missingAssetIds.length > 0 && (
            <LinkButton
              address={auditAddresses.assets(missingAssetIds.slice(0, maxInUrl))}
              icon={<List aria-hidden="true" />}
            >
              {text('missingInList')}
            </LinkButton>
          )}
          <MoveHere round={round} known={known} />
        </>
      )}
    </>
  );
}

/** Some servers reject the longer address of more ids. */
const maxInUrl = 100;

/** Moves assets that were found here, but belong to another location, to this one. */
function MoveHere({ round, known }: { round: AuditRoundActor; known: AuditRound }) {
  const text = useText('assetAudit');
  const isNone = known.strayAssetIds.length === 0;
  const { reason } = useBlocked('assetManager.editDetails', isNone && text('nothingToMove'));
  return (
    <Button
      icon={<FolderInput aria-hidden="true" />}
      blockedBecause={reason}
      onPress={() => round.send({ type: 'round.confirm', action: 'move' })}
    >
      {text('move')}
    </Button>
  );
}
