import type { ProjectTask } from '#machines/projects/tasks/project-task.ts';
import { keyOfWork, workOfCombo } from '#machines/work/work.ts';
import { useFormat } from '#i18n/format.tsx';
import { useText } from '#i18n/text.tsx';
import { TimerButton } from '#records/work/timer-button.tsx';
import type { WorkTimer } from '#records/work/work-timer.ts';
import styles from './tasks.module.css';

interface TaskTimeProps {
  task: ProjectTask;
  timer: WorkTimer;
  /** Why the timer cannot be started; null if it can. */
  blocked: string | null;
}

/** The task's own hours, and the button that starts or stops the person's timer on it. */
export function TaskTime({ task, timer, blocked }: TaskTimeProps) {
  const text = useText('projectTasks');
  const format = useFormat();
  const { taskName: name, timeInSeconds = 0, runningCount = 0 } = task;
  const work = workOfCombo(task);
  const isRunning = timer.runningKey === keyOfWork(work);
  const label = isRunning ? text('running') : text('runningCount', { count: runningCount });
  return (
    <span className={styles.time} data-running={isRunning || undefined}>
      {(isRunning || runningCount > 0) && (
        <span role="img" className={styles.dot} aria-label={label} title={label} />
      )}
      <span>{format.digits(timeInSeconds)}</span>
      <TimerButton work={work} name={name} timer={timer} blocked={blocked} />
    </span>
  );
}
