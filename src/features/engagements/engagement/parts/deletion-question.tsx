import { useSelector } from '@xstate/react';
import type { EngagementDeletionActor } from '#machines/engagements/engagement/parts/engagement-deletion.machine.ts';
import { useCauseText } from '#i18n/cause-text.ts';
import { useText } from '#i18n/text.tsx';
import { ConfirmDialog } from '#ui/overlays/confirm-dialog.tsx';
import { Loader } from '#ui/display/progress/spinner.tsx';

interface DeletionQuestionProps {
  actor: EngagementDeletionActor;
  name: string;
}

/** Asks before an engagement is deleted, and says what is deleted with it. Source: ENGAG-D08. */
export function DeletionQuestion({ actor, name }: DeletionQuestionProps) {
  const text = useText('engagement');
  const records = useText('records');
  const why = useCauseText();
  const { deletion, cause } = useSelector(actor, ({ context }) => context);
  const isOpen = useSelector(actor, (state) => state.hasTag('question'));
  const isDeleting = useSelector(actor, (state) => state.hasTag('busy'));
  const isLoading = useSelector(actor, (state) => state.matches('loading'));
  const isFailed = useSelector(actor, (state) => state.matches('unavailable'));
  return (
    <ConfirmDialog
      isDestructive
      isOpen={isOpen}
      title={text('deleteTitle', { name })}
      text={text('cannotRevert')}
      details={
        <>
          {isLoading && <Loader label={records('loading')} />}
          {isFailed && <p role="alert">{[text('deletionUnknown'), why(cause)].join(' ')}</p>}
          {deletion && (
            <ul>
              <li>{text('deletesStages', { count: deletion.stages })}</li>
              <li>{text('deletesActivities', { count: deletion.activities })}</li>
              <li>{text('deletesNotes', { count: deletion.notes })}</li>
              <li>{text('deletesDocs', { count: deletion.docs })}</li>
              <li>{text('deletesActions', { count: deletion.actions })}</li>
            </ul>
          )}
        </>
      }
      yes={isFailed ? records('tryAgain') : text('deleteEngagement')}
      no={records('cancel')}
      isBusy={isDeleting || isLoading}
      busyLabel={isLoading ? records('loading') : records('deleting')}
      onYes={() => actor.send({ type: isFailed ? 'retry' : 'YES' })}
      onNo={() => actor.send({ type: 'CANCEL' })}
    />
  );
}
