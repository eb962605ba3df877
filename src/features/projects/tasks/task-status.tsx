import { ChevronDown } from 'lucide-react';
import {
  getStatus,
  type ProjectTask,
  type TaskStatus,
} from '#machines/projects/tasks/project-task.ts';
import { useText } from '#i18n/text.tsx';
import { Badge, type BadgeProps } from '#ui/display/badges/badge.tsx';
import { Blocked } from '#ui/controls/blocked.tsx';
import { useMenuButton } from '#ui/overlays/menu-button.tsx';
import { MenuContext } from '#ui/overlays/menu-context.ts';
import { onDemand } from '#ui/hooks/on-demand.ts';
import type { TaskStatusMenuProps } from './task-status-menu.tsx';
import styles from './tasks.module.css';

const tones: Readonly<Record<TaskStatus, BadgeProps['tone']>> = {
  open: 'neutral',
  inProgress: 'info',
  blocked: 'danger',
  done: 'success',
};

const TaskStatusMenu = onDemand<TaskStatusMenuProps>(() =>
  import('./task-status-menu.tsx').then((module) => module.TaskStatusMenu),
);

interface TaskStatusButtonProps {
  task: ProjectTask;
  /** Why the status cannot be changed; null if it can. */
  blocked: string | null;
  onChange: (status: TaskStatus) => void;
}

/** The status of a task, with a menu to change it. */
export function TaskStatusButton({ task, blocked, onChange }: TaskStatusButtonProps) {
  const text = useText('projectTasks');
  const { menuProps, open, attributes, need, leave, onKey } = useMenuButton(TaskStatusMenu);
  const status = getStatus(task);
  const label = text(`status_${status}`);
  return (
    <>
      <Blocked reason={blocked}>
        {(block) => (
          <button
            {...attributes}
            {...block}
            type="button"
            className={styles.status}
            aria-label={text('changeStatus', { name: task.taskName, status: label })}
            onClick={() => open('first')}
            onPointerEnter={need}
            onFocus={need}
            onBlur={leave}
            onKeyDown={(event) => {
              if (blocked !== null) return;
              const isPress = event.key === 'Enter' || event.key === ' ';
              if (isPress) open('first');
              if (isPress || onKey(event.key)) event.preventDefault();
            }}
          >
            <Badge tone={tones[status] ?? 'neutral'}>{label}</Badge>
            <ChevronDown aria-hidden="true" />
          </button>
        )}
      </Blocked>
      {menuProps.isOpen && (
        <MenuContext value={menuProps}>
          <TaskStatusMenu status={status} onChange={onChange} />
        </MenuContext>
      )}
    </>
  );
}
