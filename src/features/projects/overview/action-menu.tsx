import { useSelector } from '@xstate/react';
import { Flag, FlagOff, Link2, Trash2 } from 'lucide-react';
import type { ProjectHeadActor } from '#machines/projects/project-head.machine.ts';
import { useText } from '#i18n/text.tsx';
import { Menu, MenuItem, MenuSeparator } from '#ui/overlays/menu.tsx';
import type { useBlockedProject } from './use-blocked-project.ts';

export interface ActionMenuProps {
  actor: ProjectHeadActor;
  blocked: ReturnType<typeof useBlockedProject>;
  onCopyAddress: () => void;
}

/** The further actions on a project. Source: PROJ-030, PROJ-031, PROJ-084. */
export function ActionMenu({ actor, blocked, onCopyAddress }: ActionMenuProps) {
  const text = useText('projectOverview');
  const records = useText('records');
  const isApex = useSelector(actor, ({ context }) => context.detail.project.isApexProject);
  return (
    <Menu label={text('moreActions')} placement="bottom end">
      <MenuItem icon={<Link2 />} onAction={onCopyAddress}>
        {records('copyAddress')}
      </MenuItem>
      {isApex ? (
        <MenuItem
          icon={<FlagOff />}
          blockedBecause={blocked.markBlocked}
          onAction={() => actor.send({ type: 'apex.unmark' })}
        >
          {text('unmarkApex')}
        </MenuItem>
      ) : (
        <MenuItem
          icon={<Flag />}
          description={text('apexHint')}
          blockedBecause={blocked.markBlocked}
          onAction={() => actor.send({ type: 'apex.mark' })}
        >
          {text('markApex')}
        </MenuItem>
      )}
      <MenuSeparator />
      <MenuItem
        icon={<Trash2 />}
        tone="danger"
        blockedBecause={blocked.deletionBlocked}
        onAction={() => actor.send({ type: 'project.delete' })}
      >
        {text('deleteProject')}
      </MenuItem>
    </Menu>
  );
}
