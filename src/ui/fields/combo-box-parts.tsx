import { Check, ChevronsUpDown } from 'lucide-react';
import { use, type FocusEvent, type ReactElement } from 'react';
import {
  ComboBoxStateContext,
  Group,
  Input,
  ListBoxItem,
  Button as RacButton,
} from 'react-aria-components';
import { isolate } from '../controls/isolate.tsx';
import styles from './combo-box.module.css';
import field from './field.module.css';
import popover from '../overlays/popover.module.css';

/** An option. Its `id` is the value that `onChange` receives. */
export interface ComboBoxOption<Id extends string = string> {
  id: Id;
  label: string;
  description?: string | undefined;
  /** Additional text to match in the search. */
  foundBy?: string | undefined;
}

interface ComboInputProps {
  placeholder?: string | undefined;
  /** Called only for the user's own typing; if set, typing opens the list. */
  onTyped?: (text: string) => void;
  /** Called on Enter instead of the list's own handling. */
  onEnter?: (() => void) | undefined;
}

/** The field with the button that opens its list. */
export const ComboInput = ({ placeholder, onTyped, onEnter }: ComboInputProps): ReactElement => {
  const list = use(ComboBoxStateContext);
  return (
    <Group className={styles.group ?? ''}>
      <Input
        className={field.control ?? ''}
        placeholder={placeholder}
        onFocus={selectText}
        onInput={({ currentTarget: { value } }) => {
          if (!onTyped) return;
          onTyped(value);
          if (!list?.isOpen) list?.open();
        }}
        // In the capture phase, before the list handles the key and closes.
        onKeyDownCapture={(event) => {
          if (event.key !== 'Enter' || !onEnter) return;
          event.preventDefault();
          event.stopPropagation();
          onEnter();
        }}
      />
      <RacButton className={styles.toggle ?? ''}>
        <ChevronsUpDown aria-hidden="true" />
      </RacButton>
    </Group>
  );
};

/** An option in the list. */
export const comboItem = (option: ComboBoxOption): ReactElement => (
  <ListBoxItem id={option.id} textValue={option.label} className={popover.item ?? ''}>
    {({ isSelected }) => (
      <>
        <span className={popover.message}>
          <bdi>{option.label}</bdi>
          {option.description !== undefined && (
            <span className={popover.hint}>{isolate(option.description)}</span>
          )}
        </span>
        {isSelected && <Check aria-hidden="true" className={popover.check ?? ''} />}
      </>
    )}
  </ListBoxItem>
);

/**
 * Selects the text, so that typing replaces it. Deferred, since a click sets the caret first, and
 * skipped if the user has typed by then. Ignores the focus events of the list, during which the
 * focus stays in the field.
 */
function selectText({ currentTarget: input, nativeEvent }: FocusEvent<HTMLInputElement>) {
  if (!nativeEvent.isTrusted) return;
  const { value } = input;
  requestAnimationFrame(() => {
    if (input.value === value) input.select();
  });
}
