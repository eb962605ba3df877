import type { ProjectTask } from '#machines/projects/tasks/project-task.ts';
import { tableClass } from '#ui/display/rows/table.tsx';
import { TaskHandle } from './task-handle.tsx';
import styles from './tasks.module.css';
import type { TaskOrder } from './use-task-order.ts';

interface TaskNameProps {
  task: ProjectTask;
  order: TaskOrder;
  onOpen: () => void;
}

/** The handle of a task, and its name, which opens it. */
export function TaskName({ task, order, onOpen }: TaskNameProps) {
  return (
    <span className={styles.name} data-done={task.status === 'done' || undefined}>
      <TaskHandle task={task} order={order} />
      <button type="button" className={tableClass.name} data-task-name="" onClick={onOpen}>
        <bdi>{task.taskName}</bdi>
      </button>
    </span>
  );
}
