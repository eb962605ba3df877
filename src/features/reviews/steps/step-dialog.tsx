import { useSelector } from '@xstate/react';
import type { ReviewStepFormActor } from '#machines/reviews/steps/review-step-form.machine.ts';
import { badgeStyles, executors, type StepForm } from '#machines/reviews/steps/review-step.ts';
import { useText } from '#i18n/text.tsx';
import { FormText } from '#records/form/fields.tsx';
import { PartDialog } from '#records/view/part-dialog.tsx';
import { FormSelect } from '#records/form/select-field.tsx';
import { StyleBadge } from '../shared/style-badge.tsx';
import { NudgeRows } from './nudge-rows.tsx';
import styles from './review-steps.module.css';

/** Adds or edits a step: who acts, its style, and its nudges. Source: REVW-023. */
export function StepDialog({ actor }: { actor: ReviewStepFormActor }) {
  const text = useText('reviewSteps');
  const reviews = useText('reviews');
  const records = useText('records');
  const part = useSelector(actor, ({ context }) => context.part);
  const form = useSelector(actor, ({ context }) => context.form);
  const of = (field: keyof StepForm) => ({ actor, field, label: text(field) });
  return (
    <PartDialog
      actor={actor}
      title={text(part === null ? 'add' : 'editTitle')}
      save={records(part === null ? 'save' : 'update')}
      getLabel={(field) => text(field)}
    >
      {part?.isInUse === true && <p className={styles.hint}>{text('runningCycles')}</p>}
      <FormText {...of('stepName')} isRequired autoFocus />
      <FormSelect
        {...of('executorType')}
        isRequired
        description={text(`executorText_${form.executorType}`)}
        choices={executors.map((id) => ({ id, label: reviews(`executor_${id}`) }))}
      />
      <div className={styles.style}>
        <FormSelect
          {...of('stepStyle')}
          isRequired
          choices={badgeStyles.map((id) => ({ id, label: reviews(`style_${id}`) }))}
        />
        <p className={styles.sample}>
          <span className="visually-hidden">{text('sample')}</span>
          <StyleBadge style={form.stepStyle}>
            <bdi>{form.stepName.trim() || text('stepName')}</bdi>
          </StyleBadge>
        </p>
      </div>
      <NudgeRows actor={actor} />
    </PartDialog>
  );
}
