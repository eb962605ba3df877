import { Check, ChevronsUpDown } from 'lucide-react';
import {
  Label,
  ListBox,
  ListBoxItem,
  Popover,
  Button as RacButton,
  Select as RacSelect,
  SelectValue,
  Text,
} from 'react-aria-components';
import { cx } from '../text/cx.ts';
import { FieldError } from './field-error.tsx';
import field from './field.module.css';
import popover from '../overlays/popover.module.css';
import { isolate } from '../controls/isolate.tsx';
import styles from './select.module.css';

/** An option. Its `id` is the value that `onChange` receives. */
export interface SelectItem<Id extends string = string> {
  id: Id;
  label: string;
  description?: string;
  isDisabled?: boolean;
}

export interface SelectProps<Id extends string = string> {
  label: string;
  hideLabel?: boolean;
  /** Shown while nothing is selected. */
  placeholder: string;
  items: readonly SelectItem<Id>[];
  /** The selected id; `null` if nothing is selected. Omit it for an uncontrolled select. */
  value?: Id | null;
  defaultValue?: Id;
  onChange?: (value: Id | null) => void;
  description?: string;
  /** The error message; the field is invalid exactly while this is set. */
  error?: string | undefined;
  name?: string;
  isRequired?: boolean;
  isDisabled?: boolean;
  /** Looks disabled, but keeps its value and the focus: while a form is saved. */
  isLocked?: boolean;
  autoFocus?: boolean;
  className?: string;
}

/** Selects one option of a list. Arrow keys, typeahead and Escape work as in a native select. */
export function Select<Id extends string = string>({
  label,
  hideLabel = false,
  items,
  description,
  error,
  className,
  isLocked = false,
  onChange,
  ...rest
}: SelectProps<Id>) {
  return (
    <RacSelect
      {...rest}
      validationBehavior="aria"
      isInvalid={error !== undefined}
      className={cx(field.field, styles.select, className)}
      onChange={(key) => onChange?.(items.find((item) => item.id === key)?.id ?? null)}
    >
      <Label
        className={cx(
          hideLabel ? 'visually-hidden' : field.label,
          rest.isRequired && field.required,
        )}
      >
        {label}
      </Label>
      <RacButton isPending={isLocked} className={cx(field.control, styles.trigger)}>
        <SelectValue className={styles.value ?? ''}>
          {({ selectedText, isPlaceholder, defaultChildren }) =>
            isPlaceholder ? defaultChildren : <bdi>{selectedText}</bdi>
          }
        </SelectValue>
        <ChevronsUpDown aria-hidden="true" />
      </RacButton>
      {description !== undefined && error === undefined && (
        <Text slot="description" className={field.description ?? ''}>
          {isolate(description)}
        </Text>
      )}
      <FieldError>{error}</FieldError>
      <Popover className={popover.popover ?? ''} offset={4}>
        <ListBox items={items} className={popover.list ?? ''}>
          {(item) => (
            <ListBoxItem
              id={item.id}
              textValue={item.label}
              isDisabled={item.isDisabled ?? false}
              className={popover.item ?? ''}
            >
              {({ isSelected }) => (
                <>
                  <span className={popover.message}>
                    <bdi>{item.label}</bdi>
                    {item.description !== undefined && (
                      <span className={popover.hint}>{isolate(item.description)}</span>
                    )}
                  </span>
                  {isSelected && <Check aria-hidden="true" className={popover.check ?? ''} />}
                </>
              )}
            </ListBoxItem>
          )}
        </ListBox>
      </Popover>
    </RacSelect>
  );
}
