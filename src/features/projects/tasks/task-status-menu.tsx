import { taskStatuses, type TaskStatus } from '#machines/projects/tasks/project-task.ts';
import { useText } from '#i18n/text.tsx';
import { Menu, MenuItem } from '#ui/overlays/menu.tsx';

export interface TaskStatusMenuProps {
  status: TaskStatus;
  onChange: (status: TaskStatus) => void;
}

/** Selects one of the statuses of a task. */
export function TaskStatusMenu({ status, onChange }: TaskStatusMenuProps) {
  const text = useText('projectTasks');
  return (
    <Menu
      label={text('status')}
      selectionMode="single"
      selectedKeys={[status]}
      onSelectionChange={(keys) => {
        const next = taskStatuses.find((each) => keys !== 'all' && keys.has(each));
        if (next && next !== status) onChange(next);
      }}
    >
      {taskStatuses.map((each) => (
        <MenuItem key={each} id={each}>
          {text(`status_${each}`)}
        </MenuItem>
      ))}
    </Menu>
  );
}
