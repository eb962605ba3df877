import { useActorRef, useSelector } from '@xstate/react';
import { useEffect, useEffectEvent } from 'react';
import type { AssetAudit } from '#machines/asset-audit/asset-audit.ts';
import { isOpen as isRoundOpen } from '#machines/asset-audit/asset-audit.ts';
import { auditPrintMachine } from '#machines/asset-audit/audit-print.machine.ts';
import { PrintedRound } from './printed-round.tsx';

interface PrintRoundProps {
  audit: AssetAudit;
  onClose: () => void;
}

/** A round is printed as a whole: loaded with the wish for it. */
export function PrintRound({ audit, onClose }: PrintRoundProps) {
  const actor = useActorRef(auditPrintMachine, { input: { id: audit.id } });
  const isRead = useSelector(actor, (state) => state.matches('shown'));
  const close = useEffectEvent(onClose);
  // It is read once it is there, and goes once the printer has it.
  useEffect(() => {
    actor.send({ type: 'OPEN' });
    addEventListener('afterprint', close);
    return () => removeEventListener('afterprint', close);
  }, [actor]);
  // The printer takes what is on the page.
  useEffect(() => {
    if (isRead) print();
  }, [isRead]);
  return <PrintedRound actor={actor} isOpen={isRoundOpen(audit)} onClose={onClose} />;
}
