import { useActorRef } from '@xstate/react';
import type { AssetAudit } from '#machines/asset-audit/asset-audit.ts';
import { isOpen as isRoundOpen } from '#machines/asset-audit/asset-audit.ts';
import { auditPrintMachine } from '#machines/asset-audit/audit-print.machine.ts';
import { useSendOnChange } from '#page/records/use-send-on-change.ts';
import { useSubscription } from '#ui/hooks/use-subscription.ts';
import { PrintedRound } from './printed-round.tsx';

interface PrintRoundProps {
  audit: AssetAudit;
  onClose: () => void;
}

/** Prints the page's current content. */
const toPrinter = (table: HTMLTableElement | null): void => {
  if (table) print();
};

const afterPrinting = (listener: (event: Event) => void): (() => void) => {
  addEventListener('afterprint', listener);
  return () => removeEventListener('afterprint', listener);
};

/** Prints the full audit. Loaded on the first request. */
export function PrintRound({ audit, onClose }: PrintRoundProps) {
  const actor = useActorRef(auditPrintMachine, { input: { id: audit.id } });
  useSendOnChange(actor, { type: 'OPEN' });
  useSubscription(afterPrinting, onClose);
  return (
    <PrintedRound actor={actor} isOpen={isRoundOpen(audit)} onShown={toPrinter} onClose={onClose} />
  );
}
