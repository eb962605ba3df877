import type { BlockedAttributes } from '../controls/blocked.tsx';
import styles from './grid-table.module.css';

interface SelectBoxProps extends BlockedAttributes {
  label: string;
  isSelected: boolean;
  /** Some, but not all, of its rows are selected. */
  isMixed?: boolean;
  isDisabled?: boolean;
  onChange: (isSelected: boolean) => void;
}

/** Selects a row, or all shown rows. A native checkbox, because a list has many. */
export function SelectBox({
  label,
  isSelected,
  isMixed = false,
  isDisabled,
  onChange,
  ...blocked
}: SelectBoxProps) {
  return (
    <input
      {...blocked}
      type="checkbox"
      ref={(box) => {
        if (box) box.indeterminate = isMixed;
      }}
      className={styles.select}
      aria-label={label}
      checked={isSelected}
      disabled={isDisabled}
      onChange={({ target }) => onChange(target.checked)}
    />
  );
}
