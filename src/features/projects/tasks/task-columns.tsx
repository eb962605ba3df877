import { TriangleAlert } from 'lucide-react';
import { useMemo } from 'react';
import type { ProjectDetail } from '#machines/projects/parts/project-part.ts';
import {
  getStatus,
  isOverdue,
  nobody,
  taskStatuses,
  type ProjectTask,
  type TaskStatus,
} from '#machines/projects/tasks/project-task.ts';
import { useFormat } from '#i18n/format.tsx';
import { useText } from '#i18n/text.tsx';
import type { WorkTimer } from '#records/work/work-timer.ts';
import { Avatar } from '#ui/images/avatar.tsx';
import type { GridColumn } from '#ui/data-grid/grid.ts';
import type { TaskAccess } from './task-access.ts';
import { TaskEstimate } from './task-estimate.tsx';
import { TaskName } from './task-name.tsx';
import { TaskStatusButton } from './task-status.tsx';
import { TaskTime } from './task-time.tsx';
import styles from './tasks.module.css';
import type { TaskOrder } from './use-task-order.ts';

interface TaskColumnOptions {
  detail: ProjectDetail;
  tasks: readonly ProjectTask[];
  /** yyyy-MM-dd in the person's time zone. */
  today: string;
  access: TaskAccess;
  order: TaskOrder;
  timer: WorkTimer;
  onOpen: (task: ProjectTask) => void;
  onStatus: (task: ProjectTask, status: TaskStatus) => void;
}

/** The columns of the list of tasks; the filters are those of status and assignee. */
export function useTaskColumns(options: TaskColumnOptions): readonly GridColumn<ProjectTask>[] {
  const { detail, tasks, today, access, order, timer, onOpen, onStatus } = options;
  const text = useText('projectTasks');
  const format = useFormat();
  const assignees = useAssignees(detail, tasks);
  return [
    {
      id: 'taskName',
      header: text('taskName'),
      cell: (task) => <TaskName task={task} order={order} onOpen={() => onOpen(task)} />,
      csv: ({ taskName }) => taskName,
      isSortable: true,
    },
    {
      id: 'taskCode',
      header: text('taskCode'),
      cell: ({ taskCode }) => <span className={styles.code}>{taskCode}</span>,
      csv: ({ taskCode }) => taskCode,
      isSortable: true,
    },
    {
      id: 'status',
      header: text('status'),
      cell: (task) => (
        <TaskStatusButton
          task={task}
          blocked={access.edit}
          onChange={(status) => onStatus(task, status)}
        />
      ),
      csv: (task) => text(`status_${getStatus(task)}`),
      isSortable: true,
      filter: taskStatuses.map((value) => ({ value, label: text(`status_${value}`) })),
    },
    {
      id: 'assigneeId',
      header: text('assigneeId'),
      cell: (task) => <Assignee task={task} />,
      csv: ({ assigneeName }) => assigneeName ?? '',
      isSortable: true,
      filter: [{ value: nobody, label: text('nobody') }, ...assignees],
    },
    {
      id: 'dueOn',
      header: text('dueOn'),
      cell: (task) => <Due task={task} isLate={isOverdue(task, today)} />,
      csv: ({ dueOn }) => dueOn ?? '',
      isSortable: true,
    },
    {
      id: 'timeInSeconds',
      header: text('timeInSeconds'),
      cell: (task) => <TaskTime task={task} timer={timer} blocked={access.time} />,
      csv: ({ timeInSeconds = 0 }) => format.digits(timeInSeconds),
      align: 'end',
      isSortable: true,
    },
    {
      id: 'estimateInSeconds',
      header: text('estimateInSeconds'),
      cell: (task) => <TaskEstimate task={task} />,
      csv: ({ estimateInSeconds }) => (estimateInSeconds ? format.digits(estimateInSeconds) : ''),
      align: 'end',
      isSortable: true,
    },
  ];
}

/** The people that tasks can be filtered by: members, and who is assigned to a task. */
function useAssignees({ project }: ProjectDetail, tasks: readonly ProjectTask[]) {
  return useMemo(() => {
    const active = project.members.filter(({ isActiveMember }) => isActiveMember);
    const names = new Map(active.map(({ employeeId, fullName }) => [employeeId, fullName]));
    for (const { assigneeId, assigneeName } of tasks) {
      if (assigneeId && assigneeName) names.set(assigneeId, assigneeName);
    }
    return [...names].map(([value, label]) => ({ value, label }));
  }, [project.members, tasks]);
}

function Assignee({ task: { assigneeName, assigneeImageUrl } }: { task: ProjectTask }) {
  if (!assigneeName) return <span className={styles.none}>–</span>;
  return (
    <span className={styles.assignee}>
      <Avatar size="small" isDecorative name={assigneeName} src={assigneeImageUrl ?? undefined} />
      <bdi>{assigneeName}</bdi>
    </span>
  );
}

function Due({ task: { dueOn }, isLate }: { task: ProjectTask; isLate: boolean }) {
  const text = useText('projectTasks');
  const format = useFormat();
  if (!dueOn) return <span className={styles.none}>–</span>;
  return (
    <span className={styles.due} data-late={isLate || undefined}>
      {isLate && <TriangleAlert role="img" aria-label={text('overdue')} />}
      {format.shortDay(dueOn)}
    </span>
  );
}
