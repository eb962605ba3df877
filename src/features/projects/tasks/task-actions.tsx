import { Pencil } from 'lucide-react';
import type { ProjectTask } from '#machines/projects/tasks/project-task.ts';
import { useText } from '#i18n/text.tsx';
import { Button } from '#ui/controls/button.tsx';
import { onDemand } from '#ui/hooks/on-demand.ts';
import { RowMenu } from '#ui/overlays/row-menu.tsx';
import type { TaskMenuProps } from './task-menu.tsx';

const TaskMenu = onDemand<TaskMenuProps>(() =>
  import('./task-menu.tsx').then((module) => module.TaskMenu),
);

interface TaskActionsProps extends TaskMenuProps {
  task: ProjectTask;
  onEdit: () => void;
}

/** Edit as a button, and the menu of everything else. */
export function TaskActions({ onEdit, ...menu }: TaskActionsProps) {
  const text = useText('records');
  const { task, access } = menu;
  return (
    <>
      <Button
        variant="quiet"
        size="small"
        icon={<Pencil aria-hidden="true" />}
        aria-label={text('editRecord', { name: task.taskName })}
        blockedBecause={access.edit}
        onPress={onEdit}
      />
      <RowMenu label={text('moreActions', { name: task.taskName })} list={TaskMenu}>
        <TaskMenu {...menu} />
      </RowMenu>
    </>
  );
}
