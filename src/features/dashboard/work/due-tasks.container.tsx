import type { Schema } from '#openapi/client/index.ts';
import { workOfCombo } from '#machines/work/work.ts';
import { useFormat } from '#i18n/format.tsx';
import { useText } from '#i18n/text.tsx';
import { projectAddresses } from '#page/parameters/addresses.ts';
import { RecordLink } from '#records/view/record-link.tsx';
import { TimerButton } from '#records/work/timer-button.tsx';
import type { WorkTimer } from '#records/work/work-timer.ts';
import { Badge, type BadgeProps } from '#ui/display/badges/badge.tsx';
import styles from '../dashboard.module.css';

type Due = Schema<'TasksTile'>;
type Task = Schema<'DueTask'>;

export interface DueTasksProps {
  tile: Due;
  /** Whether the projects can be opened. */
  isOpen: boolean;
  /** Null for people who record no time. */
  timer: WorkTimer | null;
}

const groups = [
  ['overdue', 'overdueTasks'],
  ['dueToday', 'dueToday'],
  ['dueThisWeek', 'dueThisWeek'],
] as const;

/** The person's tasks that are overdue, due today and due later in the week. */
export function DueTasks({ tile, ...row }: DueTasksProps) {
  const text = useText('dashboard');
  const { number } = useFormat();
  const shown = groups.filter(([name]) => tile[name].count > 0);
  if (shown.length === 0) return <span className={styles.note}>{text('noTasksDue')}</span>;
  return shown.map(([name, label]) => {
    const { count, tasks } = tile[name];
    const more = count - tasks.length;
    return (
      <div key={name} className={styles.dueGroup}>
        <h2 className={styles.dueHead} data-late={name === 'overdue' || undefined}>
          {text(label)} <span className={styles.note}>{number(count)}</span>
        </h2>
        <ul className={styles.rows} aria-label={text(label)}>
          {tasks.map((task) => (
            <TaskRow key={task.taskId} {...row} task={task} isDated={name !== 'dueToday'} />
          ))}
        </ul>
        {more > 0 && <span className={styles.note}>{text('moreTasks', { count: more })}</span>}
      </div>
    );
  });
}

const tones: Readonly<Record<Task['status'], BadgeProps['tone']>> = {
  open: 'neutral',
  inProgress: 'info',
  blocked: 'danger',
  done: 'success',
};

interface TaskRowProps extends Pick<DueTasksProps, 'isOpen' | 'timer'> {
  task: Task;
  /** Whether its due date is shown. */
  isDated: boolean;
}

function TaskRow({ task, isDated, isOpen, timer }: TaskRowProps) {
  const text = useText('dashboard');
  const tasks = useText('projectTasks');
  const { weekdayDate } = useFormat();
  const { taskId, taskName, projectId, projectCode, projectName, status, dueOn } = task;
  const address = { ...projectAddresses.view(projectId), search: { tab: 'tasks', task: taskId } };
  const name = <bdi>{taskName}</bdi>;
  return (
    <li className={styles.row}>
      <span className={styles.rowText}>
        {isOpen ? <RecordLink address={address}>{name}</RecordLink> : name}
        <bdi className={styles.note}>{`${projectCode} ${projectName}`}</bdi>
        {isDated && (
          <span className={styles.note}>{text('dueOn', { day: weekdayDate(dueOn) })}</span>
        )}
      </span>
      <Badge tone={tones[status]}>{tasks(`status_${status}`)}</Badge>
      {timer && (
        <TimerButton work={workOfCombo(task)} name={taskName} timer={timer} blocked={null} />
      )}
    </li>
  );
}
