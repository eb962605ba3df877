import { useSelector } from '@xstate/react';
import { lazy, Suspense } from 'react';
import type { LeaveScrapActor } from '#machines/assets/status/leave-scrap.machine.ts';
import { useErrorText } from '#i18n/error-text.ts';
import { useText } from '#i18n/text.tsx';
import { SaveFailure } from '#records/form/save-failure.tsx';
import { AlertDialog } from '#ui/overlays/alert-dialog.tsx';
import { styles } from '../list/marks.tsx';
import { isolate } from '#ui/controls/isolate.tsx';

const DayOfDisposal = lazy(() => import('../form/day-of-disposal.tsx'));

/** Asks before an asset leaves Scrap. Source: ASSET-052, ASSET-D25. */
export function LeaveScrapDialog({ actor }: { actor: LeaveScrapActor }) {
  const text = useText('assets');
  const forms = useText('assetForms');
  const records = useText('records');
  const getErrorText = useErrorText();
  const { row, to, disposedOn, error, failure } = useSelector(actor, ({ context }) => context);
  const isConfirming = useSelector(actor, (state) => state.hasTag('question'));
  const isChanging = useSelector(actor, (state) => state.hasTag('busy'));
  const code = row?.assetCode ?? '';
  const isDisposal = to === 'Disposed';
  return (
    <AlertDialog
      tone={isDisposal ? 'danger' : 'primary'}
      firstFocus="cancel"
      isOpen={isConfirming}
      title={forms(isDisposal ? 'disposeTitle' : 'leaveScrapTitle')}
      confirmLabel={records('yes')}
      cancelLabel={records('no')}
      isPending={isChanging}
      pendingLabel={forms('changingStatus')}
      onConfirm={() => actor.send({ type: 'YES' })}
      onCancel={() => actor.send({ type: 'NO' })}
    >
      <div className={styles.question}>
        <p>{isolate(forms(isDisposal ? 'disposeText' : 'leaveScrapText', { code }))}</p>
        {isDisposal && (
          <Suspense fallback={null}>
            <DayOfDisposal
              label={text('disposedOn')}
              value={disposedOn}
              isReadOnly={isChanging}
              error={getErrorText(error ?? undefined, text('disposedOn'))}
              onChange={(day) => actor.send({ type: 'day.changed', day })}
            />
          </Suspense>
        )}
        {failure !== null && <SaveFailure failure={failure} />}
      </div>
    </AlertDialog>
  );
}
