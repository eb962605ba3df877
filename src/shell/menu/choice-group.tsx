import { Label, Radio, RadioGroup, Text } from 'react-aria-components';
import styles from '../bar/settings-panel.module.css';

export interface ChoiceGroupProps<Value extends string> {
  label: string;
  options: readonly { value: Value; title: string }[];
  value: Value;
  onChange: (value: Value) => void;
  /** One sentence of help. */
  hint?: string;
}

/** A few options side by side, one of them selected. */
export function ChoiceGroup<Value extends string>({
  label,
  options,
  value,
  onChange,
  hint,
}: ChoiceGroupProps<Value>) {
  return (
    <RadioGroup
      className={styles.group ?? ''}
      value={value}
      onChange={(selected) => {
        const option = options.find((one) => one.value === selected);
        if (option) onChange(option.value);
      }}
    >
      <Label className={styles.label ?? ''}>{label}</Label>
      <div className={styles.options}>
        {options.map((option) => (
          <Radio key={option.value} value={option.value} className={styles.option ?? ''}>
            {option.title}
          </Radio>
        ))}
      </div>
      {hint !== undefined && (
        <Text slot="description" className={styles.hint ?? ''}>
          {hint}
        </Text>
      )}
    </RadioGroup>
  );
}
