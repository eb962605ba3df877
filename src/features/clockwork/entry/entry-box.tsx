import styles from './entry-box.module.css';

interface EntryBoxProps {
  label: string;
  isSelected: boolean;
  /** Whether only some of the entries it represents are selected. */
  isMixed?: boolean;
  /** With Shift, a range up to this entry is selected. */
  onPress: (isSelected: boolean, isRange: boolean) => void;
}

/** Selects an entry, or all entries of the day. A native checkbox, because a day may have many. */
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
