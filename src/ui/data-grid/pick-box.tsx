import styles from './grid-table.module.css';

interface SelectBoxProps {
  label: string;
  isSelected: boolean;
  /** Some of what it stands for are chosen, and some are not. */
  isMixed?: boolean;
  isDisabled?: boolean;
  onChange: (isSelected: boolean) => void;
}

/** Chooses a row, or all that are shown. The browser's own: a list has many, as light as can be. */
export function SelectBox({
  label,
  isSelected,
  isMixed = false,
  isDisabled,
  onChange,
}: SelectBoxProps) {
  return (
    <input
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
