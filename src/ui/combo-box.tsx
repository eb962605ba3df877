import { useMemo } from 'react';
import {
  Label,
  ListBox,
  Popover,
  ComboBox as RacComboBox,
  Text,
  useFilter,
} from 'react-aria-components';
import { cx } from './cx.ts';
import { comboItem, ComboInput, type ComboBoxOption } from './combo-box-parts.tsx';
import { FieldError } from './field-error.tsx';
import { isolate } from './isolate.tsx';
import styles from './combo-box.module.css';
import field from './field.module.css';
import popover from './popover.module.css';

export interface ComboBoxProps<Id extends string = string> {
  label: string;
  options: readonly ComboBoxOption<Id>[];
  /** The chosen id; `null` is nothing chosen. */
  value: Id | null;
  onChange: (value: Id | null) => void;
  /** Stands in the field while nothing is chosen or typed. */
  placeholder?: string | undefined;
  /** One sentence in the list when the search finds nothing. */
  noResults: string;
  description?: string | undefined;
  /** Says what is wrong; the field is invalid exactly while this is set. */
  error?: string | undefined;
  name?: string | undefined;
  isRequired?: boolean | undefined;
  isDisabled?: boolean | undefined;
  isReadOnly?: boolean | undefined;
  autoFocus?: boolean | undefined;
  className?: string | undefined;
}

/**
 * One choice out of many, found by typing a part of it. What is typed and matches nothing is taken
 * back when the field is left; an emptied field is no choice.
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
