import { Label, ListBox, Popover, ComboBox as RacComboBox, Text } from 'react-aria-components';
import { comboItem, ComboInput, type ComboBoxOption } from './combo-box-parts.tsx';
import { cx } from '../text/cx.ts';
import { FieldError } from './field-error.tsx';
import { isolate } from '../controls/isolate.tsx';
import styles from './combo-box.module.css';
import field from './field.module.css';
import popover from '../overlays/popover.module.css';

export interface SearchComboBoxProps {
  label: string;
  /** The search results; the selected option need not be among them. */
  options: readonly ComboBoxOption[];
  /** The selected option; null if nothing is selected. */
  selected: ComboBoxOption | null;
  /** The text in the field while the user types; null to show the selected option. */
  typed: string | null;
  onTyped: (text: string) => void;
  onOpenChange: (isOpen: boolean) => void;
  onChange: (selected: ComboBoxOption | null) => void;
  isBusy: boolean;
  /** One sentence in the list: the search is pending, found nothing, or failed. */
  message: string;
  /** Set if the search failed: offers a retry, by its button or by Enter. */
  failure?: { retryLabel: string; onRetry: () => void } | undefined;
  /** Shown below the options if they are only the first: how many there are, and what to do. */
  moreText?: string | undefined;
  placeholder?: string | undefined;
  description?: string | undefined;
  error?: string | undefined;
  isRequired?: boolean | undefined;
  isReadOnly?: boolean | undefined;
  autoFocus?: boolean | undefined;
}

/**
 * Selects one of many options that the caller finds while the user types. Text that is typed but
 * not selected is reverted on blur; an empty field selects nothing.
 */
export function SearchComboBox(props: SearchComboBoxProps) {
  const { label, options, selected, typed, onTyped, onOpenChange, onChange, isBusy, message } =
    props;
  const { failure, moreText, placeholder, description, error, isRequired, isReadOnly, autoFocus } =
    props;
  return (
    <RacComboBox
      items={options}
      value={selected?.id ?? null}
      inputValue={typed ?? selected?.label ?? ''}
      // Typing is handled by the field itself: the library also calls this for its own changes,
      // which would open the list.
      onInputChange={() => undefined}
      menuTrigger="manual"
      onOpenChange={onOpenChange}
      onChange={(key) => {
        const option = options.find(({ id }) => id === key);
        if (option && option.id !== selected?.id) onChange(option);
      }}
      defaultFilter={() => true}
      allowsEmptyCollection
      validationBehavior="aria"
      isInvalid={error !== undefined}
      isRequired={isRequired ?? false}
      isReadOnly={isReadOnly ?? false}
      autoFocus={autoFocus ?? false}
      className={field.field ?? ''}
    >
      <Label className={cx(field.label, isRequired && field.required)}>{label}</Label>
      <ComboInput
        placeholder={placeholder}
        onEnter={failure?.onRetry}
        onTyped={(value) => {
          onTyped(value);
          if (value === '') onChange(null);
        }}
      />
      {description !== undefined && error === undefined && (
        <Text slot="description" className={field.description ?? ''}>
          {isolate(description)}
        </Text>
      )}
      <FieldError>{error}</FieldError>
      <p role="status" className="visually-hidden">
        {isBusy || failure ? message : moreText}
      </p>
      <Popover className={cx(popover.popover, styles.popover)} offset={4}>
        {options.length > 0 && (isBusy || failure) && <p className={styles.empty}>{message}</p>}
        <ListBox<ComboBoxOption>
          className={popover.list ?? ''}
          renderEmptyState={() => <p className={styles.empty}>{message}</p>}
        >
          {comboItem}
        </ListBox>
        {moreText !== undefined && !isBusy && !failure && (
          // The status above announces it.
          <p aria-hidden="true" className={styles.more}>
            {isolate(moreText)}
          </p>
        )}
        {failure && (
          // The focus stays in the field, where Enter also retries.
          <button
            type="button"
            tabIndex={-1}
            className={styles.retry}
            onPointerDown={(event) => event.preventDefault()}
            onClick={failure.onRetry}
          >
            {failure.retryLabel}
          </button>
        )}
      </Popover>
    </RacComboBox>
  );
}
