import type { CycleDetail } from '#machines/reviews/cycles/cycle.ts';
import { useText } from '#i18n/text.tsx';
import { useReviewDays } from '../shared/use-review-days.ts';
import { StyleBadge } from '../shared/style-badge.tsx';
import { CycleBadge } from './list/cycle-badges.tsx';
import { DeliveredBar } from './delivered-bar.tsx';
import styles from './review-cycles.module.css';

/** Status, period, days and workflow of a cycle. Source: REVW-017. */
export function CycleFacts({ detail }: { detail: CycleDetail }) {
  const text = useText('reviewCycles');
  const toDays = useReviewDays();
  const { reviewCycle: cycle } = detail;
  const { startDate, endDate } = cycle;
  return (
    <dl className={styles.facts}>
      {(
        [
          ['status', <CycleBadge key="status" status={cycle.status} />],
          [
            'progress',
            <DeliveredBar key="bar" done={cycle.deliveredCount} count={cycle.revieweeCount} />,
          ],
          ['period', <bdi key="period">{cycle.period}</bdi>],
          ['days', toDays({ reviewStartDate: startDate, reviewEndDate: endDate })],
          [
            'team',
            <bdi key="team">{cycle.teamId === null ? text('everyone') : cycle.teamName}</bdi>,
          ],
          ['workflow', <bdi key="workflow">{cycle.workflowName}</bdi>],
        ] as const
      ).map(([key, value]) => (
        <div key={key} className={styles.fact}>
          <dt>{text(key)}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
}

/** The steps of a cycle in order: who acts, with which form, and how many reviews are there. */
export function CycleSteps({ detail }: { detail: CycleDetail }) {
  const text = useText('reviewCycles');
  const reviews = useText('reviews');
  return (
    <ol className={styles.steps} aria-label={text('steps')}>
      {detail.steps.map(({ stepId, stepName, stepStyle, executorType, formName, reviewCount }) => (
        <li key={stepId} className={styles.step}>
          <StyleBadge style={stepStyle}>
            <bdi>{stepName}</bdi>
          </StyleBadge>
          <span>{reviews(`executor_${executorType}`)}</span>
          <span className={styles.muted}>
            <bdi>{formName || text('noQuestions')}</bdi>
          </span>
          <span className={styles.count}>{text('atStep', { count: reviewCount })}</span>
        </li>
      ))}
    </ol>
  );
}
