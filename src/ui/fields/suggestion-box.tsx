import { useMemo } from 'react';
import {
  Label,
  ListBox,
  Popover,
  ComboBox as RacComboBox,
  Text,
  useFilter,
} from 'react-aria-components';
import { comboItem, ComboInput, type ComboBoxOption } from './combo-box-parts.tsx';
import { FieldError } from './field-error.tsx';
import { isolate } from '../controls/isolate.tsx';
import styles from './combo-box.module.css';
import field from './field.module.css';
import popover from '../overlays/popover.module.css';

export interface SuggestionBoxProps {
  label: string;
  suggestions: readonly string[];
  value: string;
  onChange: (value: string) => void;
  description?: string | undefined;
  /** The error message; the field is invalid exactly while this is set. */
  error?: string | undefined;
  isReadOnly?: boolean | undefined;
}

/**
 * A text field with suggestions: any text is accepted, and typing lists the suggestions that contain
 * it.
 */
export function SuggestionBox(props: SuggestionBoxProps) {
  const { label, suggestions, value, onChange, description, error, isReadOnly } = props;
  const { contains } = useFilter({ sensitivity: 'base' });
  const options = useMemo(
    () => suggestions.map((text) => ({ id: text, label: text })),
    [suggestions],
  );
  return (
    <RacComboBox
      allowsCustomValue
      defaultItems={options}
      defaultFilter={contains}
      inputValue={value}
      onInputChange={onChange}
      isReadOnly={isReadOnly ?? false}
      validationBehavior="aria"
      isInvalid={error !== undefined}
      className={field.field ?? ''}
    >
      <Label className={field.label ?? ''}>{label}</Label>
      <ComboInput />
      {description !== undefined && error === undefined && (
        <Text slot="description" className={field.description ?? ''}>
          {isolate(description)}
        </Text>
      )}
      <FieldError>{error}</FieldError>
      <Popover className={[popover.popover, styles.popover].join(' ')} offset={4}>
        <ListBox<ComboBoxOption> className={popover.list ?? ''}>{comboItem}</ListBox>
      </Popover>
    </RacComboBox>
  );
}
