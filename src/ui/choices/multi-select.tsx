import { Check, ChevronsUpDown, Search } from 'lucide-react';
import {
  Autocomplete,
  Input,
  Label,
  ListBox,
  ListBoxItem,
  Popover,
  Button as RacButton,
  Select as RacSelect,
  SearchField,
  SelectValue,
  Text,
  useFilter,
} from 'react-aria-components';
import { Button } from '../controls/button.tsx';
import { cx } from '../text/cx.ts';
import { FieldError } from '../fields/field-error.tsx';
import field from '../fields/field.module.css';
import { isolate } from '../controls/isolate.tsx';
import styles from './multi-select.module.css';
import popover from '../overlays/popover.module.css';
import select from '../fields/select.module.css';

/** An option. Its `id` is in the value while it is selected. */
export interface MultiSelectOption<Id extends string = string> {
  id: Id;
  label: string;
  description?: string | undefined;
}

export interface MultiSelectProps<Id extends string = string> {
  label: string;
  /** Hides the label, e.g. in a toolbar; it is still read aloud. */
  hideLabel?: boolean;
  options: readonly MultiSelectOption<Id>[];
  value: readonly Id[];
  onChange: (value: Id[]) => void;
  /** Shown while nothing is selected: 'Please Select'. */
  placeholder: string;
  /** Label of the search field inside. */
  searchLabel: string;
  /** Shown when the search finds nothing; one sentence. */
  noResults: string;
  /** Label of the button that clears the selection. */
  clearLabel: string;
  description?: string | undefined;
  /** The error message; the field is invalid exactly while this is set. */
  error?: string | undefined;
  name?: string | undefined;
  isRequired?: boolean | undefined;
  isDisabled?: boolean | undefined;
  /** Looks disabled, but keeps its value and the focus: while a form is saved. */
  isLocked?: boolean | undefined;
  className?: string | undefined;
}

/**
 * Selects any number of many options, with a search. The value keeps the options' order; ids that
 * are not among the options are ignored. Source: SHELL-044.
 */
export function MultiSelect<Id extends string = string>({
  label,
  hideLabel = false,
  options,
  value,
  onChange,
  searchLabel,
  noResults,
  clearLabel,
  description,
  error,
  isLocked = false,
  className,
  ...rest
}: MultiSelectProps<Id>) {
  const { contains } = useFilter({ sensitivity: 'base', ignorePunctuation: true });
  const selected = options.filter(({ id }) => value.includes(id));
  return (
    <RacSelect
      {...rest}
      selectionMode="multiple"
      value={selected.map(({ id }) => id)}
      validationBehavior="aria"
      isInvalid={error !== undefined}
      className={cx(field.field, select.select, className)}
      onChange={(keys) =>
        onChange(options.filter(({ id }) => keys.includes(id)).map(({ id }) => id))
      }
    >
      <Label
        className={cx(
          hideLabel ? 'visually-hidden' : field.label,
          rest.isRequired && field.required,
        )}
      >
        {label}
      </Label>
      <RacButton isPending={isLocked} className={cx(field.control, select.trigger)}>
        <SelectValue className={select.value ?? ''}>
          {({ isPlaceholder, selectedText, defaultChildren }) =>
            isPlaceholder ? defaultChildren : selectedText
          }
        </SelectValue>
        {selected.length > 1 && <span className={styles.count} data-count={selected.length} />}
        <ChevronsUpDown aria-hidden="true" />
      </RacButton>
      {description !== undefined && error === undefined && (
        <Text slot="description" className={field.description ?? ''}>
          {isolate(description)}
        </Text>
      )}
      <FieldError>{error}</FieldError>
      <Popover className={cx(popover.popover, styles.popover)} offset={4}>
        <Autocomplete filter={contains}>
          <div className={styles.head}>
            <SearchField aria-label={searchLabel} autoFocus className={styles.search ?? ''}>
              <Search aria-hidden="true" />
              <Input className={styles.input ?? ''} placeholder={searchLabel} />
            </SearchField>
            {selected.length > 0 && (
              <Button variant="quiet" size="small" onPress={() => onChange([])}>
                {clearLabel}
              </Button>
            )}
          </div>
          <ListBox
            items={options}
            className={popover.list ?? ''}
            renderEmptyState={() => <p className={styles.empty}>{noResults}</p>}
          >
            {(option) => (
              <ListBoxItem id={option.id} textValue={option.label} className={popover.item ?? ''}>
                {({ isSelected }) => (
                  <>
                    <span className={cx(styles.box, isSelected && styles.ticked)}>
                      {isSelected && <Check aria-hidden="true" />}
                    </span>
                    <span className={popover.message}>
                      <span>{option.label}</span>
                      {option.description !== undefined && (
                        <span className={popover.hint}>{option.description}</span>
                      )}
                    </span>
                  </>
                )}
              </ListBoxItem>
            )}
          </ListBox>
        </Autocomplete>
      </Popover>
    </RacSelect>
  );
}
