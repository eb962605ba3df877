import { useSelector } from '@xstate/react';
import { useState } from 'react';
import type { AuditTicksActor } from '#machines/asset-audit/audit-ticks.machine.ts';
import { getSound, type Sound } from '#machines/asset-audit/tick.ts';
import { useCauseText } from '#i18n/cause-text.ts';
import { useText } from '#i18n/text.tsx';
import { MissedCodes } from '#records/scan/missed-codes.tsx';
import { canDetectCodes } from '#records/scan/can-detect-codes.ts';
import { ScanField } from '#records/scan/scan-field.tsx';
import { ScanMark } from '#records/scan/scan-mark.tsx';
import { useScanSound } from '#records/scan/use-scan-sound.ts';
import { UnsavedDialog } from '#page/drafts/unsaved-dialog.tsx';
import { useUnsaved } from '#page/drafts/use-unsaved.ts';
import { Banner } from '#ui/display/notices/banner.tsx';
import { Button } from '#ui/controls/button.tsx';
import { Switch } from '#ui/choices/switch.tsx';
import type { Tone } from '#ui/display/badges/tone-icon.tsx';
import { useEmitted } from '#ui/hooks/use-emitted.ts';
import { markName } from '#ui/controls/isolate.tsx';
import styles from './asset-audit.module.css';
import { useReasonText } from './use-reason-text.ts';

interface ScanBarProps {
  ticks: AuditTicksActor;
  /** The person whose sound setting for scans applies. */
  personId: string;
}

/** Scans assets and shows the outcome of the last scan. */
export function ScanBar({ ticks, personId }: ScanBarProps) {
  const scan = useText('assetScan');
  const { isSounding, onSoundChange, playSound } = useScanSound(personId);
  useEmitted(ticks, { 'tick.marked': ({ sound }) => playSound(sound) });
  const hasUnsent = () => ticks.getSnapshot().context.queue.length > 0;
  return (
    <div className={styles.side}>
      <Unsent ticks={ticks} />
      <ScanField
        hasCamera={canDetectCodes()}
        onCode={(code) => ticks.send({ type: 'code.entered', code })}
      >
        <LastTick ticks={ticks} />
      </ScanField>
      <Missed ticks={ticks} />
      <Switch isSelected={isSounding} onChange={onSoundChange}>
        {scan('sound')}
      </Switch>
      <UnsavedDialog
        question={useUnsaved(hasUnsent)}
        onLeave={() => ticks.send({ type: 'tick.discard' })}
      />
    </div>
  );
}

const tones: Readonly<Record<Sound, Tone>> = {
  success: 'success',
  twice: 'warning',
  rejected: 'danger',
};

function LastTick({ ticks }: Pick<ScanBarProps, 'ticks'>) {
  const text = useText('assetAudit');
  const scan = useText('assetScan');
  const reasonText = useReasonText();
  const [count, setCount] = useState(0);
  useEmitted(ticks, { 'tick.marked': () => setCount((before) => before + 1) });
  const last = useSelector(ticks, ({ context }) => context.last);
  if (last === null) return <ScanMark tone="info" count={count} />;
  const { outcome, asset, code, message } = last;
  const ticked = () =>
    asset?.result === 'Unexpected'
      ? text('tick_Unexpected', { code, reason: reasonText(asset) })
      : text('tick_Found', { code });
  const messages = {
    Ticked: ticked,
    Already: () => text('tick_Already', { code, who: asset?.tickedBy ?? '' }),
    Unknown: () => scan('result_none', { code }),
    Several: () => scan('result_multiple', { code }),
    Unticked: () => text('tick_Unticked', { code }),
    Refused: () => message,
  };
  return (
    <ScanMark tone={tones[getSound(last)]} count={count}>
      {messages[outcome]()}
    </ScanMark>
  );
}

/** The codes that could not be ticked. */
function Missed({ ticks }: Pick<ScanBarProps, 'ticks'>) {
  const scan = useText('assetScan');
  const missed = useSelector(ticks, ({ context }) => context.missed);
  const texts = {
    Unknown: (code: string) => scan('result_none', { code }),
    Several: (code: string) => scan('result_multiple', { code }),
    Refused: (code: string, reason: string) => `${markName(code)}: ${reason}`,
  };
  return (
    <MissedCodes
      title={scan('missedTitle', { count: missed.length })}
      missed={missed.map(({ code, why, reason }) => ({ code, text: texts[why](code, reason) }))}
      removeLabel={(code) => scan('drop', { code })}
      onRemove={(code) => ticks.send({ type: 'miss.removed', code })}
    />
  );
}

/** Ticks that have yet to be sent to the server. */
function Unsent({ ticks }: Pick<ScanBarProps, 'ticks'>) {
  const text = useText('assetAudit');
  const scan = useText('assetScan');
  const records = useText('records');
  const why = useCauseText();
  const hasFailed = useSelector(ticks, (state) => state.matches('failed'));
  const { queue, cause } = useSelector(ticks, ({ context }) => context);
  if (!hasFailed) return null;
  return (
    <div className={styles.unsent}>
      <Banner
        tone="danger"
        title={scan('unsentTitle', { count: queue.length })}
        action={
          <div className={styles.choices}>
            <Button size="small" onPress={() => ticks.send({ type: 'tick.discard' })}>
              {records('discard')}
            </Button>
            <Button size="small" variant="primary" onPress={() => ticks.send({ type: 'retry' })}>
              {records('tryAgain')}
            </Button>
          </div>
        }
      >
        {[why(cause), text('unsentText')].filter(Boolean).join(' ')}
      </Banner>
    </div>
  );
}
