import { useSelector } from '@xstate/react';
import { ScanBarcode, X } from 'lucide-react';
import type { ScanAssetsActor } from '#machines/asset-scan/scan-assets.machine.ts';
import { getListed, isMissed } from '#machines/asset-scan/scan-list.ts';
import type { Outcome, Scan } from '#machines/asset-scan/scan.ts';
import { useText } from '#i18n/text.tsx';
import { useBlocked } from '#records/blocked.tsx';
import { LinkButton } from '#records/link-button.tsx';
import { RecordLink } from '#records/view/record-link.tsx';
import { Badge } from '#ui/display/badges/badge.tsx';
import { Button } from '#ui/controls/button.tsx';
import { EmptyState } from '#ui/display/notices/empty-state.tsx';
import { ToneIcon, type Tone } from '#ui/display/badges/tone-icon.tsx';
import { assetAddresses, labelAddress } from '#page/parameters/addresses.ts';
import { isolate } from '#ui/controls/isolate.tsx';
import { isRecordId } from '#page/parameters/record-parameters.ts';
import { useActionText } from './use-action-text.ts';
import styles from './scan.module.css';

const tones: Readonly<Record<Outcome, Tone | 'neutral'>> = {
  waiting: 'neutral',
  opened: 'success',
  done: 'success',
  same: 'warning',
  rejected: 'danger',
  none: 'danger',
  multiple: 'danger',
  undone: 'neutral',
};

/** The scanned assets with their outcomes: failures first, then the newest. */
export function ScannedList({ actor }: { actor: ScanAssetsActor }) {
  const text = useText('assetScan');
  const scans = useSelector(actor, ({ context }) => context.scans);
  const hasFailed = useSelector(actor, (state) => state.matches('failed'));
  const isBusy = useSelector(actor, (state) => state.hasTag('busy'));
  if (scans.length === 0) {
    return (
      <EmptyState
        icon={<ScanBarcode />}
        action={<LinkButton address={labelAddress({})}>{text('printLabels')}</LinkButton>}
      >
        {text('nothingYet')}
      </EmptyState>
    );
  }
  return (
    <section className={styles.scanned} aria-label={text('scanned', { count: scans.length })}>
      <div className={styles.top}>
        <h2>{text('scanned', { count: scans.length })}</h2>
        <Button size="small" variant="quiet" onPress={() => actor.send({ type: 'CLEAR' })}>
          {text('clear')}
        </Button>
      </div>
      <ol className={styles.list} aria-busy={isBusy}>
        {getListed(scans).map((scan) => (
          <Scanned
            key={scan.number}
            scan={scan}
            onDrop={
              isMissed(scan) || (hasFailed && scan.outcome === 'waiting')
                ? () => actor.send({ type: 'scan.dropped', number: scan.number })
                : undefined
            }
          />
        ))}
      </ol>
    </section>
  );
}

interface ScannedProps {
  scan: Scan;
  /** Set only for a scan that may be discarded. */
  onDrop: (() => void) | undefined;
}

function Scanned({ scan, onDrop }: ScannedProps) {
  const text = useText('assetScan');
  const getActionText = useActionText();
  const { asset, code, action, outcome, message } = scan;
  const tone = tones[outcome];
  return (
    <li>
      <div className={styles.asset}>
        <CodeLink scan={scan} />
        {asset && <bdi className={styles.name}>{asset.name || asset.assetType}</bdi>}
        <span className={styles.action}>{isolate(getActionText(action))}</span>
        {message !== '' && <bdi className={styles.message}>{message}</bdi>}
      </div>
      <Badge tone={tone} icon={tone === 'neutral' ? undefined : <ToneIcon tone={tone} />}>
        {text(`outcome_${outcome}`)}
      </Badge>
      {onDrop && (
        <Button
          size="small"
          variant="quiet"
          icon={<X aria-hidden="true" />}
          aria-label={text('drop', { code })}
          onPress={onDrop}
        />
      )}
    </li>
  );
}

/** The code, linked to the asset's page for people who may see it. */
function CodeLink({ scan: { asset, code, outcome } }: Pick<ScannedProps, 'scan'>) {
  const canView = !useBlocked('assetManager.view').isBlocked;
  // The label may belong to another tenant; the asset's page offers to switch to it.
  if (outcome === 'none' && isRecordId(code)) {
    return (
      <RecordLink address={assetAddresses.view(code)} className={styles.code}>
        {code}
      </RecordLink>
    );
  }
  if (!asset || !canView) return <bdi className={styles.code}>{asset?.assetCode ?? code}</bdi>;
  return (
    <RecordLink address={assetAddresses.view(asset.id)} className={styles.code}>
      {asset.assetCode}
    </RecordLink>
  );
}
