import { useSelector } from '@xstate/react';
import { useState } from 'react';
import type { ScanAssetsActor } from '#machines/asset-scan/scan-assets.machine.ts';
import type { Mark } from '#machines/asset-scan/scan-list.ts';
import type { Scan } from '#machines/asset-scan/scan.ts';
import { useText } from '#i18n/text.tsx';
import { ScanMark } from '#records/scan/scan-mark.tsx';
import type { Tone } from '#ui/display/badges/tone-icon.tsx';
import { useEmitted } from '#ui/hooks/use-emitted.ts';
import { useActionText } from './use-action-text.ts';

const tones: Readonly<Record<Mark['what'], Tone>> = {
  success: 'success',
  twice: 'warning',
  rejected: 'danger',
  unset: 'danger',
};

/** Shows the outcome of the last scan, readable from a distance and announced by screen readers. */
export function LastMark({ actor }: { actor: ScanAssetsActor }) {
  const [count, setCount] = useState(0);
  useEmitted(actor, { 'scan.marked': () => setCount((before) => before + 1) });
  const mark = useSelector(actor, ({ context }) => context.mark);
  const scan = useSelector(actor, ({ context }) =>
    context.scans.find(({ number }) => number === context.mark?.number),
  );
  const messages = useMarkText();
  return (
    <ScanMark tone={mark ? tones[mark.what] : 'info'} count={count}>
      {mark && messages(mark, scan)}
    </ScanMark>
  );
}

function useMarkText(): (mark: Mark, scan: Scan | undefined) => string {
  const text = useText('assetScan');
  const getActionText = useActionText();
  return ({ what }, scan) => {
    if (!scan) return text(what === 'unset' ? 'unset' : 'deleted');
    const code = scan.asset?.assetCode ?? scan.code;
    if (what === 'twice') return text(scan.outcome === 'same' ? 'result_same' : 'twice', { code });
    if (scan.outcome === 'rejected') return `${code}: ${scan.message || text('outcome_rejected')}`;
    if (scan.outcome === 'done') return `${code}: ${getActionText(scan.action)}`;
    return text(`result_${scan.outcome}`, { code });
  };
}
