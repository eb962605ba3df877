import { Archive, ArchiveRestore, Trash2 } from 'lucide-react';
import type { CycleActionActor } from '#machines/reviews/cycles/list/cycle-action.machine.ts';
import type { Cycle } from '#machines/reviews/cycles/cycle.ts';
import { useText } from '#i18n/text.tsx';
import { Menu, MenuItem, MenuSeparator } from '#ui/overlays/menu.tsx';
import { useCycleBlocks } from '../use-cycle-blocks.ts';

export interface CycleMenuProps {
  cycle: Cycle;
  actions: CycleActionActor;
}

/** Archives, restores and deletes a cycle. */
export function CycleMenu({ cycle, actions }: CycleMenuProps) {
  const text = useText('reviewCycles');
  const records = useText('records');
  const blocks = useCycleBlocks(cycle);
  return (
    <Menu label={records('moreActions', { name: cycle.cycleName })} placement="bottom end">
      {cycle.status === 'Archived' ? (
        <MenuItem
          icon={<ArchiveRestore />}
          blockedBecause={blocks.restore}
          onAction={() => actions.send({ type: 'cycle.restore', cycle })}
        >
          {text('restore')}
        </MenuItem>
      ) : (
        <MenuItem
          icon={<Archive />}
          blockedBecause={blocks.archive}
          onAction={() => actions.send({ type: 'cycle.archive', cycle })}
        >
          {text('archive')}
        </MenuItem>
      )}
      <MenuSeparator />
      <MenuItem
        icon={<Trash2 />}
        tone="danger"
        blockedBecause={blocks.deletion}
        onAction={() => actions.send({ type: 'cycle.delete', cycle })}
      >
        {records('delete')}
      </MenuItem>
    </Menu>
  );
}
