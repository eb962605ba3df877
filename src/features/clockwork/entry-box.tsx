import styles from './entry-box.module.css';

interface EntryBoxProps {
  label: string;
  isSelected: boolean;
  /** Some of what it stands for are chosen, and some are not. */
  isMixed?: boolean;
  /** With Shift: a range up to it is meant. */
  onPress: (isSelected: boolean, isRange: boolean) => void;
}

/** Chooses an entry, or all of the day. The browser's own: a day may have many. */
export function EntryBox({ label, isSelected, isMixed = false, onPress }: EntryBoxProps) {
  return (
    <input
      type="checkbox"
      ref={(box) => {
        if (box) box.indeterminate = isMixed;
      }}
      className={styles.box}
      aria-label={label}
      checked={isSelected}
      onChange={({ target, nativeEvent }) =>
        onPress(target.checked, nativeEvent instanceof MouseEvent && nativeEvent.shiftKey)
      }
    />
  );
}
