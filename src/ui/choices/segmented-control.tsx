import { ToggleButton, ToggleButtonGroup } from 'react-aria-components';
import styles from './segmented-control.module.css';

export interface SegmentedControlProps<Id extends string> {
  /** Name of the group for screen readers. */
  label: string;
  options: readonly { id: Id; label: string }[];
  value: Id;
  onChange: (value: Id) => void;
}

/** Selects one of a few options side by side. Arrow keys move, Space and Enter select. */
export function SegmentedControl<Id extends string>({
  label,
  options,
  value,
  onChange,
}: SegmentedControlProps<Id>) {
  return (
    <ToggleButtonGroup
      aria-label={label}
      selectionMode="single"
      disallowEmptySelection
      selectedKeys={[value]}
      onSelectionChange={(keys) => {
        const selected = options.find(({ id }) => keys.has(id));
        if (selected) onChange(selected.id);
      }}
      className={styles.group ?? ''}
    >
      {options.map((option) => (
        <ToggleButton key={option.id} id={option.id} className={styles.option ?? ''}>
          {option.label}
        </ToggleButton>
      ))}
    </ToggleButtonGroup>
  );
}
