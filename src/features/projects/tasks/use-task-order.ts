import { useState } from 'react';
import type { ProjectTask } from '#machines/projects/tasks/project-task.ts';
import { useText } from '#i18n/text.tsx';

interface TaskOrderOptions {
  /** All tasks in the order of the project. */
  tasks: readonly ProjectTask[];
  /** Why they cannot be ordered now; null if they can. */
  blocked: string | null;
  /** Places a task after another one; null places it first. */
  onPlace: (taskId: string, afterTaskId: string | null) => void;
  /** A task was placed at this index by a key: its row gets the focus. */
  onFocus: (taskId: string, index: number) => void;
}

export type TaskOrder = ReturnType<typeof useTaskOrder>;

/** Orders the tasks of a project, and announces what has changed. */
export function useTaskOrder({ tasks, blocked, onPlace, onFocus }: TaskOrderOptions) {
  const text = useText('projectTasks');
  const [message, setMessage] = useState('');
  const findIndex = (id: string) => tasks.findIndex(({ taskId }) => taskId === id);

  /** Moves a task to an index among the others. */
  function moveTo(taskId: string, index: number): void {
    const task = tasks[findIndex(taskId)];
    if (!task || blocked !== null) return;
    const others = tasks.filter((each) => each !== task);
    onPlace(taskId, others[index - 1]?.taskId ?? null);
    const place = { number: index + 1, count: tasks.length };
    setMessage(text('placed', { name: task.taskName, ...place }));
  }

  return {
    blocked,
    /** What was changed last, to be announced. */
    message,
    getPlace: (taskId: string) => {
      const index = findIndex(taskId);
      return { isFirst: index === 0, isLast: index === tasks.length - 1 };
    },
    /** Drops a task in front of another one; null drops it after the last one of the rows. */
    drop: (taskId: string, beforeId: string | null, lastId: string | null) => {
      const others = tasks.filter((each) => each.taskId !== taskId);
      const at = (id: string | null) => others.findIndex((each) => each.taskId === id);
      const index = beforeId === null ? at(lastId) + 1 : at(beforeId);
      if (index >= 0 && index !== findIndex(taskId)) moveTo(taskId, index);
    },
    /** Moves a task up or down by a number of places. */
    step: (taskId: string, by: number) => {
      const from = findIndex(taskId);
      const index = Math.min(Math.max(0, from + by), tasks.length - 1);
      if (index === from) return;
      moveTo(taskId, index);
      onFocus(taskId, index);
    },
  };
}
