import {
  ArrowDown,
  ArrowDownToLine,
  ArrowRightLeft,
  ArrowUp,
  ArrowUpToLine,
  FolderOutput,
  Link2,
  Trash2,
} from 'lucide-react';
import type { ProjectTask } from '#machines/projects/tasks/project-task.ts';
import { useText } from '#i18n/text.tsx';
import { Menu, MenuItem, MenuSeparator } from '#ui/overlays/menu.tsx';
import type { TaskAccess } from './task-access.ts';
import type { TaskOrder } from './use-task-order.ts';

export interface TaskMenuProps {
  task: ProjectTask;
  access: TaskAccess;
  order: TaskOrder;
  onMove: () => void;
  onConvert: () => void;
  onCopyAddress: () => void;
  onDelete: () => void;
}

/** The further actions of a task. */
export function TaskMenu({ task, access, order, ...actions }: TaskMenuProps) {
  const text = useText('projectTasks');
  const { taskId, taskName: name } = task;
  const { isFirst, isLast } = order.getPlace(taskId);
  const up = order.blocked ?? (isFirst ? text('isFirst') : null);
  const down = order.blocked ?? (isLast ? text('isLast') : null);
  return (
    <Menu label={useText('records')('moreActions', { name })} placement="bottom end">
      <MenuItem
        icon={<ArrowUp />}
        shortcut="Alt ↑"
        blockedBecause={up}
        onAction={() => order.step(taskId, -1)}
      >
        {text('moveUp')}
      </MenuItem>
      <MenuItem
        icon={<ArrowDown />}
        shortcut="Alt ↓"
        blockedBecause={down}
        onAction={() => order.step(taskId, 1)}
      >
        {text('moveDown')}
      </MenuItem>
      <MenuItem
        icon={<ArrowUpToLine />}
        blockedBecause={up}
        onAction={() => order.step(taskId, -Infinity)}
      >
        {text('moveFirst')}
      </MenuItem>
      <MenuItem
        icon={<ArrowDownToLine />}
        blockedBecause={down}
        onAction={() => order.step(taskId, Infinity)}
      >
        {text('moveLast')}
      </MenuItem>
      <MenuSeparator />
      <MenuItem icon={<Link2 />} onAction={actions.onCopyAddress}>
        {text('copyLink')}
      </MenuItem>
      <MenuItem icon={<ArrowRightLeft />} blockedBecause={access.own} onAction={actions.onMove}>
        {text('move')}
      </MenuItem>
      <MenuItem icon={<FolderOutput />} blockedBecause={access.own} onAction={actions.onConvert}>
        {text('convert')}
      </MenuItem>
      <MenuSeparator />
      <MenuItem
        icon={<Trash2 />}
        tone="danger"
        shortcut="Del"
        blockedBecause={access.own}
        onAction={actions.onDelete}
      >
        {text('delete')}
      </MenuItem>
    </Menu>
  );
}
