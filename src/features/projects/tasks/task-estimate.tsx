import type { ProjectTask } from '#machines/projects/tasks/project-task.ts';
import { useFormat } from '#i18n/format.tsx';
import { useText } from '#i18n/text.tsx';
import styles from './tasks.module.css';

/** The estimate of a task, with a bar of the hours that are booked. */
export function TaskEstimate({ task }: { task: ProjectTask }) {
  const text = useText('projectTasks');
  const format = useFormat();
  const { estimateInSeconds = null, timeInSeconds = 0 } = task;
  if (estimateInSeconds === null) return null;
  const isOver = timeInSeconds > estimateInSeconds;
  const share = Math.min(1, timeInSeconds / estimateInSeconds);
  const label = text(isOver ? 'overEstimate' : 'hoursUsed', {
    hours: format.hours(timeInSeconds),
    estimate: format.hours(estimateInSeconds),
  });
  return (
    <span className={styles.estimate} title={label}>
      <span aria-hidden="true">{format.digits(estimateInSeconds)}</span>
      <span role="img" aria-label={label} className={styles.bar} data-over={isOver || undefined}>
        <span style={{ inlineSize: `${share * 100}%` }} />
      </span>
    </span>
  );
}
