import { useSelector } from '@xstate/react';
import type { CycleEditorActor } from '#machines/reviews/cycles/cycle-editor.machine.ts';
import type { EditorWorkflow } from '#machines/reviews/cycles/cycle-editor.ts';
import { useErrorText } from '#i18n/error-text.ts';
import { useText } from '#i18n/text.tsx';
import { reviewWorkflowAddresses } from '#page/parameters/addresses.ts';
import { LinkButton } from '#records/link-button.tsx';
import { Banner } from '#ui/display/notices/banner.tsx';
import { RadioGroup } from '#ui/choices/radio-group.tsx';
import { StyleBadge } from '../../shared/style-badge.tsx';
import styles from '../review-cycles.module.css';

/** The second step of a new cycle: the workflow, with its steps and who acts at each. */
export function EditorWorkflowStep({ actor }: { actor: CycleEditorActor }) {
  const text = useText('reviewCycles');
  const errorText = useErrorText();
  const choices = useSelector(actor, ({ context }) => context.choices);
  const workflowId = useSelector(actor, ({ context }) => context.form.workflowId);
  const error = useSelector(actor, ({ context }) => context.errors.workflowId);
  const workflows = choices?.workflows ?? [];
  const selected = workflows.find(({ id }) => id === workflowId);
  if (workflows.length === 0) {
    return (
      <Banner
        tone="warning"
        action={
          <LinkButton size="small" address={reviewWorkflowAddresses.list}>
            {text('openWorkflows')}
          </LinkButton>
        }
      >
        {text('noWorkflows')}
      </Banner>
    );
  }
  return (
    <div className={styles.form}>
      <RadioGroup
        label={text('workflowId')}
        isRequired
        error={error && errorText(error, text('workflowId'))}
        options={workflows.map(({ id, value }) => ({
          id,
          label: value,
          description: id === choices?.defaultWorkflowId ? text('defaultWorkflow') : undefined,
        }))}
        value={workflowId || null}
        onChange={(id) => actor.send({ type: 'form.changed', change: { workflowId: id } })}
      />
      {selected && <DrawnSteps workflow={selected} />}
    </div>
  );
}

/** The steps of a workflow in order: who acts, and how many questions they answer. */
function DrawnSteps({ workflow }: { workflow: EditorWorkflow }) {
  const text = useText('reviewCycles');
  const reviews = useText('reviews');
  return (
    <ol className={styles.steps} aria-label={text('steps')}>
      {workflow.steps.map(
        ({ stepId, stepName, stepStyle, executorType, formName, questionCount }) => (
          <li key={stepId} className={styles.step}>
            <StyleBadge style={stepStyle}>
              <bdi>{stepName}</bdi>
            </StyleBadge>
            <span>{reviews(`executor_${executorType}`)}</span>
            <span className={styles.muted}>
              <bdi>{formName || text('noQuestions')}</bdi>
            </span>
            {questionCount > 0 && (
              <span className={styles.muted}>{text('questions', { count: questionCount })}</span>
            )}
          </li>
        ),
      )}
    </ol>
  );
}
