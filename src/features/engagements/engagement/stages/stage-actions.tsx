import { ListPlus, Pencil, Trash2 } from 'lucide-react';
import type { EngagementActor } from '#machines/engagements/engagement/engagement.machine.ts';
import type { Stage } from '#machines/engagements/engagement/engagement.ts';
import { useText } from '#i18n/text.tsx';
import { Menu, MenuItem, MenuSeparator } from '#ui/overlays/menu.tsx';

export interface StageActionsProps {
  actor: EngagementActor;
  stage: Stage;
  /** Why the stage cannot be changed; null if it can. */
  blocked: string | null;
}

/** The menu of the active stage. Source: ENGAG-018. */
export function StageActions({ actor, stage, blocked }: StageActionsProps) {
  const text = useText('engagement');
  const { stageId: id, stageName: name, activities } = stage;
  return (
    <Menu placement="bottom end">
      <MenuItem
        icon={<Pencil />}
        blockedBecause={blocked}
        onAction={() => actor.send({ type: 'EDIT_STAGE', stage })}
      >
        {text('editStage')}
      </MenuItem>
      <MenuItem
        icon={<ListPlus />}
        blockedBecause={blocked}
        onAction={() => actor.send({ type: 'ADD_ACTIVITY' })}
      >
        {text('addActivity')}
      </MenuItem>
      <MenuSeparator />
      <MenuItem
        icon={<Trash2 />}
        tone="danger"
        blockedBecause={blocked}
        onAction={() =>
          actor.send({
            type: 'REMOVE_STAGE',
            removed: { kind: 'stage', id, name, activities: activities.length },
          })
        }
      >
        {text('removeStage')}
      </MenuItem>
    </Menu>
  );
}
