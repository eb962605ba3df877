import { useSelector } from '@xstate/react';
import { Suspense, useState, type ReactNode } from 'react';
import {
  isOpen,
  type AssetAudit,
  type AuditedAsset,
  type AuditRound,
} from '#machines/asset-audit/asset-audit.ts';
import type { AuditRoundActor } from '#machines/asset-audit/audit-round.machine.ts';
import type { AuditTicksActor } from '#machines/asset-audit/audit-ticks.machine.ts';
import type { ExportActor } from '#machines/lists/create-export.ts';
import type { ListActor } from '#machines/lists/create-list.ts';
import { useCauseText } from '#i18n/cause-text.ts';
import { useText } from '#i18n/text.tsx';
import { useBlocked } from '#records/blocked.tsx';
import type { ListPageState } from '#records/list/record-grid.tsx';
import { cx } from '#ui/text/cx.ts';
import { onDemand } from '#ui/hooks/on-demand.ts';
import { Loader } from '#ui/display/progress/spinner.tsx';
import { Unavailable } from '#ui/display/notices/unavailable.tsx';
import { useHasBeen } from '#ui/hooks/use-has-been.ts';
import styles from './asset-audit.module.css';
import { AuditedList } from './audited-list.tsx';
import { RoundFigures } from './round-figures.tsx';
import { RoundHead } from './round-head.tsx';

// A finished audit cannot be ticked, so the scan bar loads on demand; rarely shown parts bring
// their own texts.
const ScanBar = onDemand(() => import('./scan-bar.container.tsx').then((module) => module.ScanBar));
const NoteAsset = onDemand(() =>
  import('./note-asset.container.tsx').then((module) => module.NoteAsset),
);
const PrintRound = onDemand(() =>
  import('./print-round.container.tsx').then((module) => module.PrintRound),
);

const RoundQuestion = onDemand(() =>
  import('./round-question.tsx').then((module) => module.RoundQuestion),
);

export interface AuditRoundScreenProps extends ListPageState {
  actor: ListActor<AuditedAsset>;
  round: AuditRoundActor;
  ticks: AuditTicksActor;
  exporting: ExportActor<AssetAudit>;
  /** The person whose sound setting for scans applies. */
  personId: string;
  /** Shown when the audit does not exist. */
  notFound: ReactNode;
}

/**
 * An audit: while it is open, its expected assets are ticked; afterwards it is the report. Not in
 * the requirements.
 */
export function AuditRoundScreen(props: AuditRoundScreenProps): ReactNode {
  const { round, exporting, notFound, onRetry } = props;
  const records = useText('records');
  const text = useText('assetAudit');
  const why = useCauseText();
  const { round: known, cause } = useSelector(round, ({ context }) => context);
  const isMissing = useSelector(round, (state) => state.matches('notFound'));
  const isUnavailable = useSelector(round, (state) => state.matches('unavailable'));
  // The counter lets the same audit be printed again.
  const [request, setRequest] = useState({ count: 0, isPrinted: true });
  const wasConfirming = useHasBeen(useSelector(round, (state) => state.hasTag('question')));
  if (isMissing) return notFound;
  return (
    <>
      <RoundHead
        round={round}
        exporting={exporting}
        onPrint={() => setRequest({ count: request.count + 1, isPrinted: false })}
      />
      {isUnavailable && (
        <Unavailable
          title={records('unavailable')}
          reason={why(cause)}
          retryLabel={records('tryAgain')}
          onRetry={onRetry}
        >
          {records('unavailableText')}
        </Unavailable>
      )}
      {!isUnavailable && known === null && <Loader label={text('loadingRound')} />}
      {known !== null && (
        <KnownRound
          {...props}
          known={known}
          printed={request.isPrinted ? 0 : request.count}
          onPrinted={() => setRequest({ ...request, isPrinted: true })}
        />
      )}
      {wasConfirming && <RoundQuestion round={round} />}
    </>
  );
}

interface KnownRoundProps extends AuditRoundScreenProps {
  known: AuditRound;
  /** How often printing was requested; 0 while nothing is printed. */
  printed: number;
  onPrinted: () => void;
}

/** The progress of the audit, the scan bar, and the assets. */
function KnownRound(props: KnownRoundProps) {
  const { actor, round, ticks, known, personId, printed, onPrinted, notFound: _, ...rest } = props;
  const { exporting: _exporting, ...focusAnchor } = rest;
  const { assetAudit: audit } = known;
  const [noted, setNoted] = useState<{ asset: AuditedAsset; count: number } | null>(null);
  const canEdit = !useBlocked('assetManager.editDetails').isBlocked;
  const isTicked = isOpen(audit) && canEdit;
  const isTicking = useSelector(ticks, (state) => state.hasTag('busy'));
  return (
    <>
      <RoundFigures audit={audit} />
      {printed > 0 && (
        <Suspense fallback={null}>
          <PrintRound key={printed} audit={audit} onClose={onPrinted} />
        </Suspense>
      )}
      <div data-is-listed className={cx(isTicked && styles.scanBar)}>
        {isTicked && (
          <Suspense fallback={null}>
            <ScanBar ticks={ticks} personId={personId} />
          </Suspense>
        )}
        <AuditedList
          {...focusAnchor}
          actor={actor}
          audit={audit}
          ticks={isTicked ? ticks : null}
          isTicking={isTicking}
          onNote={(asset) => setNoted({ asset, count: (noted?.count ?? 0) + 1 })}
        />
      </div>
      {noted && (
        <Suspense fallback={null}>
          <NoteAsset
            key={noted.count}
            auditId={audit.id}
            asset={noted.asset}
            onSaved={() => {
              actor.send({ type: 'rows.changed' });
              round.send({ type: 'tab.returned' });
            }}
          />
        </Suspense>
      )}
    </>
  );
}
