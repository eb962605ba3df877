import { useMemo } from 'react';
import {
  Label,
  ListBox,
  Popover,
  ComboBox as RacComboBox,
  Text,
  useFilter,
} from 'react-aria-components';
import { cx } from '../text/cx.ts';
import { comboItem, ComboInput, type ComboBoxOption } from './combo-box-parts.tsx';
import { FieldError } from './field-error.tsx';
import { isolate } from '../controls/isolate.tsx';
import styles from './combo-box.module.css';
import field from './field.module.css';
import popover from '../overlays/popover.module.css';

export interface ComboBoxProps<Id extends string = string> {
  label: string;
  options: readonly ComboBoxOption<Id>[];
  /** The selected id; `null` if nothing is selected. */
  value: Id | null;
  onChange: (value: Id | null) => void;
  /** Shown while nothing is selected or typed. */
  placeholder?: string | undefined;
  /** Shown in the list when the search finds nothing; one sentence. */
  noResults: string;
  description?: string | undefined;
  /** The error message; the field is invalid exactly while this is set. */
  error?: string | undefined;
  name?: string | undefined;
  isRequired?: boolean | undefined;
  isDisabled?: boolean | undefined;
  isReadOnly?: boolean | undefined;
  autoFocus?: boolean | undefined;
  className?: string | undefined;
}

/**
 * Selects one of many options by typing part of it. Text that matches nothing is reverted on blur;
 * an empty field selects nothing.
 */
export function ComboBox<Id extends string = string>({
  label,
  options,
  onChange,
  placeholder,
  noResults,
  description,
  error,
  className,
  ...rest
}: ComboBoxProps<Id>) {
  const { contains } = useFilter({ sensitivity: 'base' });
  const searchTexts = useMemo(
    () => new Map(options.map(({ label: text, foundBy = '' }) => [text, foundBy])),
    [options],
  );
  return (
    <RacComboBox
      {...rest}
      defaultItems={options}
      defaultFilter={(text, typed) => contains(`${text} ${searchTexts.get(text) ?? ''}`, typed)}
      allowsEmptyCollection
      validationBehavior="aria"
      isInvalid={error !== undefined}
      className={cx(field.field, className)}
      onChange={(key) => onChange(options.find(({ id }) => id === key)?.id ?? null)}
    >
      <Label className={cx(field.label, rest.isRequired && field.required)}>{label}</Label>
      <ComboInput placeholder={placeholder} />
      {description !== undefined && error === undefined && (
        <Text slot="description" className={field.description ?? ''}>
          {isolate(description)}
        </Text>
      )}
      <FieldError>{error}</FieldError>
      <Popover className={cx(popover.popover, styles.popover)} offset={4}>
        <ListBox<ComboBoxOption<Id>>
          className={popover.list ?? ''}
          renderEmptyState={() => <p className={styles.empty}>{noResults}</p>}
        >
          {comboItem}
        </ListBox>
      </Popover>
    </RacComboBox>
  );
}
