import { useSelector } from '@xstate/react';
import type { EngagementBoardActor } from '#machines/engagements/list/board/engagement-board.machine.ts';
import type { MovePreview } from '#machines/engagements/list/board/engagement-board.actors.ts';
import { toStageName } from '#machines/engagements/list/board/board-columns.ts';
import { useFailureText } from '#i18n/failure-text.ts';
import { useText } from '#i18n/text.tsx';
import { SaveFailure } from '#records/form/save-failure.tsx';
import { ConfirmDialog } from '#ui/overlays/confirm-dialog.tsx';
import { Button } from '#ui/controls/button.tsx';
import { Dialog } from '#ui/overlays/dialog.tsx';
import { isolate } from '#ui/controls/isolate.tsx';
import { Loader } from '#ui/display/progress/spinner.tsx';
import { useFocusOnClose } from '#ui/hooks/use-focus-on-close.ts';
import styles from './engagement-list.module.css';
import { findBoardCard } from './find-board-card.ts';

/** Says what a move changes before it happens, or why it is not possible. Source: ENGAG-D07. */
export function MoveQuestion({ actor }: { actor: EngagementBoardActor }) {
  const text = useText('engagementList');
  const failureText = useFailureText();
  const { card, targetId, preview, failure, isPreviewChanged } = useSelector(
    actor,
    ({ context }) => context,
  );
  const isOpen = useSelector(actor, (state) => state.hasTag('question'));
  const isBlocked = useSelector(actor, (state) => state.hasTag('blocked'));
  const isMoving = useSelector(actor, (state) => state.hasTag('moving'));
  const isChecking = useSelector(actor, (state) => state.matches({ move: 'previewing' }));
  useFocusOnClose(isOpen, () => findBoardCard(card?.id));
  const name = card?.name ?? '';
  const stage = toStageName(targetId) ?? '';
  const cancel = () => actor.send({ type: 'move.cancel' });
  return (
    <>
      <ConfirmDialog
        isOpen={isOpen && !isBlocked}
        title={text('moveTitle', { stage })}
        text={text('moveText', { name })}
        details={
          <>
            {isPreviewChanged && <p role="status">{text('moveChanged')}</p>}
            {isChecking && <Loader label={text('moveChecking')} />}
            {preview && !isChecking && <Changes preview={preview} />}
            <SaveFailure failure={failure} />
          </>
        }
        yes={text('moveYes')}
        no={text('close')}
        isBusy={isMoving || isChecking}
        busyLabel={text(isChecking ? 'moveChecking' : 'moving')}
        onYes={() => actor.send({ type: 'move.confirm' })}
        onNo={cancel}
      />
      <Dialog
        role="alertdialog"
        size="small"
        title={text('cannotMove', { name })}
        isOpen={isBlocked}
        onClose={cancel}
        actions={
          <Button effect="reading" autoFocus variant="primary" onPress={cancel}>
            {text('close')}
          </Button>
        }
      >
        {isolate(failure ? failureText(failure) : text('noSuchStage', { stage }))}
      </Dialog>
    </>
  );
}

/** The activities that become complete, or are reopened. */
function Changes({ preview }: { preview: MovePreview }) {
  const text = useText('engagementList');
  return (
    <>
      {(
        [
          ['completes', preview.completed],
          ['reopens', preview.reopened],
        ] as const
      ).map(
        ([key, activities]) =>
          activities.length > 0 && (
            <div key={key}>
              <p>{text(key, { count: activities.length })}</p>
              <ul className={styles.activities}>
                {activities.map(({ activityId, activityDesc: activity, stageName: stage }) => (
                  <li key={activityId}>{isolate(text('inStage', { activity, stage }))}</li>
                ))}
              </ul>
            </div>
          ),
      )}
    </>
  );
}
