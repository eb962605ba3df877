import { X } from 'lucide-react';
import type { OptionRow } from '#machines/value-lists/option-row.ts';
import { useText } from '#i18n/text.tsx';
import { Button } from '#ui/controls/button.tsx';
import { Checkbox } from '#ui/choices/checkbox.tsx';
import { OrderHandle } from '#ui/drag/order-handle.tsx';
import { TextField } from '#ui/fields/text-field.tsx';
import type { Options } from './use-options.ts';
import styles from './value-lists.module.css';

interface OptionItemProps {
  options: Options;
  row: OptionRow;
  /** Its index. */
  at: number;
  onRemove: () => void;
}

/** An option of a list. The code of one that a script uses is read-only. */
export function OptionItem({ options, row, at, onRemove }: OptionItemProps) {
  const text = useText('valueLists');
  const { isLocked } = options;
  const block = options.getBlock(row.id);
  const name = row.value.trim() || text('optionNumber', { number: at + 1 });
  return (
    <li data-order-id={row.id} className={styles.row}>
      <OrderHandle
        label={text('reorder', { name })}
        hint={text('orderHint')}
        blocked={isLocked ? text('saving') : null}
        onDrop={(id, isAfter) => options.drop(row.id, { id, isAfter })}
        onStep={(by) => options.step(row.id, by)}
      />
      <div className={styles.cells}>
        <TextField
          isRequired
          label={text('value')}
          value={row.value}
          error={options.getError(at, 'value')}
          isReadOnly={isLocked}
          onChange={(value) => options.change(row, { value })}
        />
        <TextField
          isRequired
          label={text('optionCode')}
          value={row.code}
          description={block ?? undefined}
          error={options.getError(at, 'code')}
          isReadOnly={isLocked || block !== null}
          onChange={(code) => options.change(row, { code })}
        />
        <Checkbox
          isSelected={row.isSelected}
          isDisabled={isLocked}
          aria-label={text('selectedFor', { name })}
          onChange={(isSelected) => options.select(row.id, isSelected)}
        >
          {text('isSelected')}
        </Checkbox>
      </div>
      <Button
        variant="quiet"
        size="small"
        isDisabled={isLocked}
        blockedBecause={block}
        icon={<X aria-hidden="true" />}
        aria-label={text('removeOption', { name })}
        onPress={onRemove}
      />
    </li>
  );
}
