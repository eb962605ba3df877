import { Check, ChevronsUpDown } from 'lucide-react';
import { use, type FocusEvent, type ReactElement } from 'react';
import {
  ComboBoxStateContext,
  Group,
  Input,
  ListBoxItem,
  Button as RacButton,
} from 'react-aria-components';
import { isolate } from './isolate.tsx';
import styles from './combo-box.module.css';
import field from './field.module.css';
import popover from './popover.module.css';

/** One choice. `id` is the value that `onChange` hands back. */
export interface ComboBoxOption<Id extends string = string> {
  id: Id;
  label: string;
  description?: string | undefined;
  /** Other words that find it. */
  foundBy?: string | undefined;
}

interface ComboInputProps {
  placeholder?: string | undefined;
  /** What a person types, and nothing else: with it, the list opens by that. */
  onTyped?: (text: string) => void;
  /** Enter does this, in place of what it does in a list. */
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
        // Before the list hears it, and closes.
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

/** One choice in the list. */
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
 * What is typed takes the place of the choice. Later, since a click puts the caret first, unless
 * somebody has begun to type; not when the list tells the field of its own focus, which stays in
 * the field while one types.
 */
function selectText({ currentTarget: input, nativeEvent }: FocusEvent<HTMLInputElement>) {
  if (!nativeEvent.isTrusted) return;
  const { value } = input;
  requestAnimationFrame(() => {
    if (input.value === value) input.select();
  });
}
