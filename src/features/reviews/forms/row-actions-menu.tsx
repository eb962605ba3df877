import { ArrowDown, ArrowUp, Copy, Trash2 } from 'lucide-react';
import { moveBy } from '#machines/reviews/forms/form-rows.ts';
import { isQuestion, limits, type FormRow } from '#machines/reviews/forms/form-row.ts';
import { useText } from '#i18n/text.tsx';
import { Menu, MenuItem, MenuSeparator } from '#ui/overlays/menu.tsx';
import type { FormRows } from './use-form-rows.ts';

interface RowActionsMenuProps {
  form: FormRows;
  row: FormRow;
  name: string;
}

/** Moves, copies or deletes a question or a section. */
export function RowActionsMenu({ form, row, name }: RowActionsMenuProps) {
  const text = useText('reviewForms');
  const records = useText('records');
  const canMove = (by: number) => moveBy(form.rows, row.id, by) !== form.rows;
  return (
    <Menu label={records('moreActions', { name })} placement="bottom end">
      <MenuItem
        icon={<ArrowUp />}
        blockedBecause={canMove(-1) ? null : text('isFirst')}
        onAction={() => form.step(row.id, -1)}
      >
        {text('moveUp')}
      </MenuItem>
      <MenuItem
        icon={<ArrowDown />}
        blockedBecause={canMove(1) ? null : text('isLast')}
        onAction={() => form.step(row.id, 1)}
      >
        {text('moveDown')}
      </MenuItem>
      {isQuestion(row) && (
        <MenuItem
          icon={<Copy />}
          blockedBecause={form.isFull ? text('full', { count: limits.questions }) : null}
          onAction={() => form.duplicate(row)}
        >
          {records('duplicate')}
        </MenuItem>
      )}
      <MenuSeparator />
      <MenuItem icon={<Trash2 />} tone="danger" onAction={() => form.remove(row.id)}>
        {text(isQuestion(row) ? 'deleteQuestion' : 'deleteSection')}
      </MenuItem>
    </Menu>
  );
}
