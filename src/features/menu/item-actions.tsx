import { ArrowDown, ArrowUp, IndentDecrease, IndentIncrease, Pencil, Trash2 } from 'lucide-react';
import { canStep, removeItem, stepItem } from '#machines/menu/menu-tree.ts';
import type { MenuItem } from '#machines/menu/menu.ts';
import { useText } from '#i18n/text.tsx';
import { Menu, MenuItem as Action, MenuSeparator } from '#ui/overlays/menu.tsx';
import type { MenuEdits } from './menu-edits.ts';

export interface ItemActionsProps {
  item: MenuItem;
  name: string;
  edits: MenuEdits;
  onSelect: (id: string | null) => void;
  onRename: (id: string) => void;
}

const steps = [
  { direction: 'up', label: 'moveUp', blocked: 'isFirst', icon: <ArrowUp /> },
  { direction: 'down', label: 'moveDown', blocked: 'isLast', icon: <ArrowDown /> },
  { direction: 'in', label: 'moveIn', blocked: 'noGroupAbove', icon: <IndentIncrease /> },
  { direction: 'out', label: 'moveOut', blocked: 'inNoGroup', icon: <IndentDecrease /> },
] as const;

/** Renames, moves or removes an entry. */
export function ItemActions({ item, name, edits, onSelect, onRename }: ItemActionsProps) {
  const text = useText('menuManager');
  const records = useText('records');
  const { items, change, isLocked } = edits;
  const locked = isLocked ? text('isSaving') : null;
  return (
    <Menu label={records('moreActions', { name })} placement="bottom end">
      <Action icon={<Pencil />} blockedBecause={locked} onAction={() => onRename(item.id)}>
        {text('rename')}
      </Action>
      <MenuSeparator />
      {steps.map(({ direction, label, blocked, icon }) => (
        <Action
          key={direction}
          icon={icon}
          blockedBecause={locked ?? (canStep(items, item.id, direction) ? null : text(blocked))}
          onAction={() => change(stepItem(items, item.id, direction))}
        >
          {text(label)}
        </Action>
      ))}
      <MenuSeparator />
      <Action
        icon={<Trash2 />}
        tone="danger"
        blockedBecause={locked}
        onAction={() => {
          onSelect(null);
          change(removeItem(items, item.id));
        }}
      >
        {text('remove')}
      </Action>
    </Menu>
  );
}
