import { Label, ListBox, Popover, ComboBox as RacComboBox, Text } from 'react-aria-components';
import { comboItem, ComboInput, type ComboBoxOption } from './combo-box-parts.tsx';
import { cx } from './cx.ts';
import { FieldError } from './field-error.tsx';
import { isolate } from './isolate.tsx';
import styles from './combo-box.module.css';
import field from './field.module.css';
import popover from './popover.module.css';

export interface SearchComboBoxProps {
  label: string;
  /** What was found; the chosen one need not be among it. */
  options: readonly ComboBoxOption[];
  /** The chosen one; null is nothing chosen. */
  selected: ComboBoxOption | null;
  /** What stands in the field while one types; null for what is chosen. */
  typed: string | null;
  onTyped: (text: string) => void;
  onOpenChange: (isOpen: boolean) => void;
  onChange: (selected: ComboBoxOption | null) => void;
  isBusy: boolean;
  /** One sentence in the list: that it is searched, found nothing, or failed. */
  message: string;
  /** Why nothing could be asked: with it there is another try, by its button or by Enter. */
  failure?: { retryLabel: string; onRetry: () => void } | undefined;
  placeholder?: string | undefined;
  description?: string | undefined;
  error?: string | undefined;
  isRequired?: boolean | undefined;
  isReadOnly?: boolean | undefined;
  autoFocus?: boolean | undefined;
}

/**
 * One choice out of many that somebody else finds while a part of it is typed. What is typed and not
 * chosen is taken back when the field is left; an emptied field is no choice.
 */
export function SearchComboBox(props: SearchComboBoxProps) {
  const { label, options, selected, typed, onTyped, onOpenChange, onChange, isBusy, message } =
    props;
  const { failure, placeholder, description, error, isRequired, isReadOnly, autoFocus } = props;
  return (
    <RacComboBox
      items={options}
      value={selected?.id ?? null}
      inputValue={typed ?? selected?.label ?? ''}
      // What is typed is heard by the field itself: the library tells its own changes here, too, and
      // would open the list by them.
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
        {(isBusy || failure) && message}
      </p>
      <Popover className={cx(popover.popover, styles.popover)} offset={4}>
        {options.length > 0 && (isBusy || failure) && <p className={styles.empty}>{message}</p>}
        <ListBox<ComboBoxOption>
          className={popover.list ?? ''}
          renderEmptyState={() => <p className={styles.empty}>{message}</p>}
        >
          {comboItem}
        </ListBox>
        {failure && (
          // The focus stays in the field, where Enter does the same.
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
