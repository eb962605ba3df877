import { useSelector } from '@xstate/react';
import { useId } from 'react';
import type { ReviewActionActor } from '#machines/reviews/cycles/people/review-action.machine.ts';
import { useText } from '#i18n/text.tsx';
import { FormText } from '#records/form/fields.tsx';
import { FormDialog } from '#records/form/form-dialog.tsx';
import { SaveFailure } from '#records/form/save-failure.tsx';
import { Banner } from '#ui/display/notices/banner.tsx';
import { Button } from '#ui/controls/button.tsx';
import { RadioGroup } from '#ui/choices/radio-group.tsx';
import { useErrorFocus } from '#ui/fields/use-error-focus.ts';
import styles from '../review-cycles.module.css';

/** Delivers reviews of a cycle, or reminds those for whom they wait. Source: REVW-036, REVW-D25. */
export function ReviewActionDialog({ actor }: { actor: ReviewActionActor }) {
  const text = useText('reviewCycles');
  const records = useText('records');
  const formId = useId();
  const isDelivering = useSelector(actor, (state) => state.hasTag('delivering'));
  const isNudging = useSelector(actor, (state) => state.hasTag('nudging'));
  const isBusy = useSelector(actor, (state) => state.hasTag('busy'));
  const count = useSelector(actor, ({ context }) => context.rows.length);
  return (
    <FormDialog
      title={text(isNudging ? 'nudgeTitle' : 'deliverTitle', { count })}
      closeLabel={records('close')}
      isOpen={isDelivering || isNudging}
      hasUnsaved={() => {
        const state = actor.getSnapshot();
        return state.hasTag('nudging') && state.context.form.message.trim() !== '';
      }}
      onClose={() => actor.send({ type: 'CLOSE' })}
      renderActions={(cancel) => (
        <>
          <Button isDisabled={isBusy} onPress={cancel}>
            {records('cancel')}
          </Button>
          <Button
            type="submit"
            form={formId}
            variant="primary"
            isPending={isBusy}
            pendingLabel={text(isNudging ? 'sending' : 'delivering')}
          >
            {text(isNudging ? 'send' : 'deliver')}
          </Button>
        </>
      )}
    >
      <ActionForm actor={actor} formId={formId} isNudging={isNudging} />
    </FormDialog>
  );
}

interface ActionFormProps {
  actor: ReviewActionActor;
  formId: string;
  isNudging: boolean;
}

function ActionForm({ actor, formId, isNudging }: ActionFormProps) {
  const text = useText('reviewCycles');
  const form = useErrorFocus(useSelector(actor, ({ context }) => context.errors));
  const { reasons, failure, form: filled } = useSelector(actor, ({ context }) => context);
  const count = Object.keys(reasons).length;
  return (
    <form
      ref={form}
      id={formId}
      noValidate
      className={styles.form}
      onSubmit={(event) => {
        event.preventDefault();
        actor.send({ type: 'SUBMIT' });
      }}
    >
      <SaveFailure failure={failure} title={text('notDone')} />
      {count > 0 && (
        <Banner tone="danger" title={text('rejected', { count })}>
          {text('rejectedText')}
        </Banner>
      )}
      <Names actor={actor} />
      {isNudging ? (
        <FormText
          actor={actor}
          field="message"
          label={text('message')}
          description={text('nudgeHint')}
          multiline
        />
      ) : (
        <RadioGroup
          label={text('readers')}
          options={[
            { id: 'all', label: text('toAll') },
            { id: 'reviewee', label: text('toReviewee') },
          ]}
          value={filled.deliverToAll ? 'all' : 'reviewee'}
          onChange={(readers) =>
            actor.send({ type: 'form.changed', change: { deliverToAll: readers === 'all' } })
          }
        />
      )}
    </form>
  );
}

/** The reviews of the action, each with the reason if it was rejected. */
function Names({ actor }: Pick<ActionFormProps, 'actor'>) {
  const text = useText('reviewCycles');
  const { rows, reasons } = useSelector(actor, ({ context }) => context);
  return (
    <ul aria-label={text('selectedReviews')} className={styles.names}>
      {rows.map(({ reviewId, employeeName }) => (
        <li key={reviewId}>
          <bdi>{employeeName}</bdi>
          {reasons[reviewId] !== undefined && (
            <p className={styles.reason}>
              <bdi>{reasons[reviewId]}</bdi>
            </p>
          )}
        </li>
      ))}
    </ul>
  );
}
