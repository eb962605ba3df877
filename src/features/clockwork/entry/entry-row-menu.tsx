import { CalendarPlus, Clock, Coffee, Copy, Pencil, Split, Trash2 } from 'lucide-react';
import type { Entry } from '#machines/clockwork/entry/entries.ts';
import type { ClockWorkDayActor } from '#machines/clockwork/day/clockwork-day.machine.ts';
import { isRunning } from '#machines/clockwork/entry/entries.ts';
import { splitBlocked } from '#machines/clockwork/entry/split.ts';
import { useText } from '#i18n/text.tsx';
import { Menu, MenuItem, MenuSeparator } from '#ui/overlays/menu.tsx';
import { copyEntry } from './entry-action.tsx';

export interface EntryActionsProps {
  actor: ClockWorkDayActor;
  entry: Entry;
  /** Replaces the entry by its form. */
  onEdit: () => void;
}

/** The menu of actions for an entry. Source: CLOCK-005. */
export function EntryRowMenu({ actor, entry, onEdit }: EntryActionsProps) {
  const clock = useText('clockwork');
  const text = useText('clockDay');
  const unsplit = splitBlocked(entry);
  const name = entry.description || clock('noDescription');
  return (
    <Menu label={text('moreActions', { name })} placement="bottom end">
      <MenuItem icon={<Pencil />} onAction={onEdit}>
        {clock('edit')}
      </MenuItem>
      <MenuItem
        icon={<Clock />}
        onAction={() => actor.send({ type: 'adjust.opened', entry, isStale: false })}
      >
        {clock('adjustTitle')}
      </MenuItem>
      <MenuItem
        icon={<Split />}
        blockedBecause={unsplit && text(unsplit === 'endsNow' ? 'splitEndsNow' : 'splitTooShort')}
        onAction={() => actor.send({ type: 'entry.split', entry })}
      >
        {text('split')}
      </MenuItem>
      {!isRunning(entry) && (
        <>
          <MenuItem
            icon={<Copy />}
            shortcut="D"
            onAction={() => copyEntry(actor, entry, 'sameDay')}
          >
            {text('duplicate')}
          </MenuItem>
          <MenuItem icon={<CalendarPlus />} onAction={() => copyEntry(actor, entry, 'otherDay')}>
            {text('duplicateTo')}
          </MenuItem>
        </>
      )}
      {isRunning(entry) && (
        <MenuItem icon={<Coffee />} onAction={() => actor.send({ type: 'break.start' })}>
          {text('break')}
        </MenuItem>
      )}
      <MenuSeparator />
      <MenuItem
        icon={<Trash2 />}
        tone="danger"
        onAction={() => actor.send({ type: 'delete.request', entry })}
      >
        {clock('delete')}
      </MenuItem>
    </Menu>
  );
}
