import { Building2, ShieldCheck, User, UserCheck } from 'lucide-react';
import type { ReactNode } from 'react';
import type { StepExecutor } from '#machines/reviews/steps/review-step.ts';
import type { ReviewWorkflow } from '#machines/reviews/workflows/workflow.ts';
import { useFormat } from '#i18n/format.tsx';
import { useText } from '#i18n/text.tsx';
import { cx } from '#ui/text/cx.ts';
import styles from './review-workflows.module.css';

const icons: Readonly<Record<StepExecutor, ReactNode>> = {
  Reviewee: <User aria-hidden="true" />,
  ReportingTo: <UserCheck aria-hidden="true" />,
  Client: <Building2 aria-hidden="true" />,
  PaAdmin: <ShieldCheck aria-hidden="true" />,
};

interface WorkflowChainProps {
  steps: ReviewWorkflow['steps'];
  /** Only the names, for a cell of a list. */
  isSmall?: boolean;
}

/** The steps of a workflow, one after the other. */
export function WorkflowChain({ steps, isSmall = false }: WorkflowChainProps) {
  const text = useText('reviewWorkflows');
  const reviews = useText('reviews');
  const format = useFormat();
  return (
    <ol className={cx(styles.chain, isSmall && styles.small)} aria-label={text('steps')}>
      {steps.map((step) => (
        <li key={step.stepId} className={styles.link}>
          <span className={styles.icon}>{icons[step.executorType]}</span>
          <span className={styles.text}>
            <bdi className={styles.stepName}>
              {isSmall ? step.stepName : `${format.number(step.stepOrder)}. ${step.stepName}`}
            </bdi>
            {isSmall ? (
              <span className="visually-hidden">{reviews(`executor_${step.executorType}`)}</span>
            ) : (
              <>
                <span>{reviews(`executor_${step.executorType}`)}</span>
                <bdi className={styles.muted}>{step.formName || text('noForm')}</bdi>
              </>
            )}
          </span>
        </li>
      ))}
    </ol>
  );
}
