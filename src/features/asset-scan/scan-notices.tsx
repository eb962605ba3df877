import { useSelector } from '@xstate/react';
import type { ScanAssetsActor } from '#machines/asset-scan/scan-assets.machine.ts';
import { isWaiting } from '#machines/asset-scan/scan-list.ts';
import { useCauseText } from '#i18n/cause-text.ts';
import { useText } from '#i18n/text.tsx';
import { Banner } from '#ui/display/notices/banner.tsx';
import { Button } from '#ui/controls/button.tsx';
import { markName } from '#ui/controls/isolate.tsx';
import styles from './scan.module.css';

interface ScanNoticesProps {
  actor: ScanAssetsActor;
}

/** Notices about scans that have yet to reach the server. */
export const ScanNotices = ({ actor }: ScanNoticesProps) => (
  <div className={styles.notices}>
    <PersistedScans actor={actor} />
    <Unsent actor={actor} />
    <NotUndone actor={actor} />
  </div>
);

/**
 * Unsent scans from an earlier session on this device; the notice stays until the person decides
 * about them.
 */
function PersistedScans({ actor }: ScanNoticesProps) {
  const text = useText('assetScan');
  const records = useText('records');
  const persisted = useSelector(actor, ({ context }) => context.persisted);
  if (persisted.length === 0) return null;
  return (
    <Banner
      tone="info"
      title={text('remainingTitle', { count: persisted.length })}
      action={
        <div className={styles.choices}>
          <Button size="small" onPress={() => actor.send({ type: 'scans.discard' })}>
            {records('discard')}
          </Button>
          <Button
            size="small"
            variant="primary"
            onPress={() => actor.send({ type: 'scans.restore' })}
          >
            {text('send')}
          </Button>
        </div>
      }
    >
      {text('restoredText', { codes: persisted.map(({ code }) => markName(code)).join(', ') })}
    </Banner>
  );
}

function Unsent({ actor }: ScanNoticesProps) {
  const text = useText('assetScan');
  const records = useText('records');
  const why = useCauseText();
  const hasFailed = useSelector(actor, (state) => state.matches('failed'));
  const cause = useSelector(actor, ({ context }) => context.cause);
  const count = useSelector(actor, ({ context }) => context.scans.filter(isWaiting).length);
  if (!hasFailed) return null;
  return (
    <Banner
      tone="danger"
      title={text('unsentTitle', { count })}
      action={
        <Button size="small" onPress={() => actor.send({ type: 'retry' })}>
          {records('tryAgain')}
        </Button>
      }
    >
      {[why(cause), text('unsentText')].filter(Boolean).join(' ')}
    </Banner>
  );
}

function NotUndone({ actor }: ScanNoticesProps) {
  const text = useText('assetScan');
  const why = useCauseText();
  const notUndone = useSelector(actor, ({ context }) => context.notUndone);
  if (notUndone === null) return null;
  return (
    <Banner tone="danger" title={text('notUndone')}>
      {notUndone.message || (why(notUndone.cause) ?? '')}
    </Banner>
  );
}
