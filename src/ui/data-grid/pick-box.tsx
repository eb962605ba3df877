import styles from './grid-table.module.css';

interface PickBoxProps {
  label: string;
  isPicked: boolean;
  /** Some of what it stands for are chosen, and some are not. */
  isMixed?: boolean;
  isDisabled?: boolean;
  onChange: (isPicked: boolean) => void;
}

/** Chooses a row, or all that are shown. The browser's own: a list has many, as light as can be. */
export function PickBox({ label, isPicked, isMixed = false, isDisabled, onChange }: PickBoxProps) {
  return (
    <input
      type="checkbox"
      ref={(box) => {
        if (box) box.indeterminate = isMixed;
      }}
      className={styles.pick}
      aria-label={label}
      checked={isPicked}
      disabled={isDisabled}
      onChange={({ target }) => onChange(target.checked)}
    />
  );
}
