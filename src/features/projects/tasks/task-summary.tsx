import type { ProjectTask } from '#machines/projects/tasks/project-task.ts';
import { useFormat } from '#i18n/format.tsx';
import { useText } from '#i18n/text.tsx';
import styles from './tasks.module.css';

/** How many tasks match, with the sums of their own hours and estimates. */
export function TaskSummary({ tasks }: { tasks: readonly ProjectTask[] }) {
  const text = useText('projectTasks');
  const format = useFormat();
  const time = tasks.reduce((sum, { timeInSeconds = 0 }) => sum + timeInSeconds, 0);
  const estimate = tasks.reduce((sum, each) => sum + (each.estimateInSeconds ?? 0), 0);
  return (
    <p className={styles.summary}>
      <span>{text('summary', { count: tasks.length })}</span>
      <span>{text('summaryHours', { hours: format.hours(time) })}</span>
      {estimate > 0 && <span>{text('summaryEstimate', { hours: format.hours(estimate) })}</span>}
    </p>
  );
}
