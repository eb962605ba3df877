import { useSelector } from '@xstate/react';
import { CircleCheck, MoveRight, Pencil, RotateCcw, Trash2 } from 'lucide-react';
import type { EngagementActivityActor } from '#machines/engagements/engagement/activity/engagement-activity.machine.ts';
import { useText } from '#i18n/text.tsx';
import { Menu, MenuItem, MenuSeparator } from '#ui/overlays/menu.tsx';

export interface ActivityActionsProps {
  actor: EngagementActivityActor;
  /** Why the activity cannot be changed; null if it can. */
  blocked: string | null;
  /** Whether there is another stage. */
  canMove: boolean;
  onEdit: () => void;
  onRemove: () => void;
  onMove: () => void;
}

/** The menu of an activity. Source: ENGAG-022. */
export function ActivityActions({ actor, blocked, canMove, ...on }: ActivityActionsProps) {
  const text = useText('engagement');
  const isDone = useSelector(actor, ({ context }) => context.activity.isDone);
  const isBusy = useSelector(actor, (state) => state.hasTag('busy'));
  return (
    <Menu placement="bottom end">
      <MenuItem
        icon={<Pencil />}
        blockedBecause={blocked ?? (isDone ? text('closedActivity') : null)}
        onAction={on.onEdit}
      >
        {text('editActivity')}
      </MenuItem>
      <MenuItem
        icon={isDone ? <RotateCcw /> : <CircleCheck />}
        blockedBecause={blocked ?? (isBusy ? text('saving') : null)}
        onAction={() => actor.send({ type: 'TOGGLE' })}
      >
        {text(isDone ? 'markIncomplete' : 'markComplete')}
      </MenuItem>
      <MenuItem
        icon={<MoveRight />}
        blockedBecause={blocked ?? (canMove ? null : text('noOtherStage'))}
        onAction={on.onMove}
      >
        {text('moveToStage')}
      </MenuItem>
      <MenuSeparator />
      <MenuItem icon={<Trash2 />} tone="danger" blockedBecause={blocked} onAction={on.onRemove}>
        {text('removeActivity')}
      </MenuItem>
    </Menu>
  );
}
