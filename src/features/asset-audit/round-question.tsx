import { useSelector } from '@xstate/react';
import type { AuditRoundActor } from '#machines/asset-audit/audit-round.machine.ts';
import { useText } from '#i18n/text.tsx';
import { useTableFocus } from '#records/list/use-table-focus.ts';
import { ConfirmDialog } from '#ui/overlays/confirm-dialog.tsx';
import { useEmitted } from '#ui/hooks/use-emitted.ts';

/** Asks before an audit is finished or discarded, and before assets are moved. */
export function RoundQuestion({ round }: { round: AuditRoundActor }) {
  const text = useText('assetAudit');
  const dialogText = useText('auditDialogs');
  const records = useText('records');
  const { round: known, action } = useSelector(round, ({ context }) => context);
  const isConfirming = useSelector(round, (state) => state.hasTag('question'));
  const { focusAnchor: table, watch } = useTableFocus();
  // The action may remove the button that opened the question.
  useEmitted(round, { 'round.changed': () => watch(true) });
  const isDoing = useSelector(round, (state) => state.matches('doing'));
  if (known === null) return null;
  const { name, missingCount, assetLocationName: focusAnchor } = known.assetAudit;
  const questionTexts = {
    finish: [dialogText('finishTitle'), dialogText('finishText', { count: missingCount })],
    giveUp: [text('giveUpTitle', { name }), text('giveUpText')],
    move: [
      dialogText('moveTitle', { count: known.strayAssetIds.length }),
      dialogText('moveText', { focusAnchor }),
    ],
  } as const;
  const [title, question] = questionTexts[action];
  return (
    <>
      <span ref={table} hidden />
      <ConfirmDialog
        isDestructive={action === 'giveUp'}
        isOpen={isConfirming}
        title={title}
        text={question}
        yes={records('yes')}
        no={records('no')}
        isBusy={isDoing}
        busyLabel={text('doing')}
        onYes={() => round.send({ type: 'YES' })}
        onNo={() => round.send({ type: 'NO' })}
      />
    </>
  );
}
