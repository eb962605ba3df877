import { useState } from 'react';
import type { ReactNode, Ref } from 'react';
import { Input, Label, TextField as RacTextField, Text, TextArea } from 'react-aria-components';
import type { TextFieldProps as RacTextFieldProps } from 'react-aria-components';
import { cx } from '../text/cx.ts';
import { FieldError } from './field-error.tsx';
import { isolate } from '../controls/isolate.tsx';
import styles from './field.module.css';

export interface TextFieldProps extends Omit<
  RacTextFieldProps,
  'children' | 'className' | 'isInvalid' | 'style' | 'render'
> {
  label: string;
  /** Hides the label visually, but not from screen readers, e.g. for a toolbar's search. */
  hideLabel?: boolean;
  /** One sentence of help; replaced by the error. */
  description?: string;
  /** The error message; the field is invalid exactly while this is set. */
  error?: string | undefined;
  placeholder?: string;
  /** An icon at the start, e.g. a magnifier. */
  icon?: ReactNode;
  /** Text of the counter, e.g. '12 / 80'; without it no counter is shown. Needs `maxLength`. */
  counter?: (length: number, maxLength: number) => string;
  /** Makes it a text area that grows with its content. */
  multiline?: boolean;
  className?: string;
  inputRef?: Ref<HTMLInputElement>;
  /** Makes it the combobox of a list that the caller renders. */
  combobox?: Combobox;
}

/** A list below a field that keeps the focus. */
export interface Combobox {
  listId: string;
  isOpen: boolean;
  /** The id of the option that the keys have made active. */
  activeId?: string | undefined;
}

const comboboxProps = ({ listId, isOpen, activeId }: Combobox) => ({
  role: 'combobox',
  'aria-autocomplete': 'list' as const,
  'aria-expanded': isOpen,
  'aria-controls': isOpen ? listId : undefined,
  'aria-activedescendant': isOpen ? activeId : undefined,
});

/**
 * One line of text, or multiple with `multiline`. Never uses the browser's validation bubbles: the
 * caller validates and passes `error`.
 */
export function TextField({
  label,
  hideLabel = false,
  description,
  error,
  placeholder,
  icon,
  counter,
  multiline = false,
  className,
  inputRef,
  combobox,
  onChange,
  ...rest
}: TextFieldProps) {
  const [typed, setTyped] = useState(rest.defaultValue ?? '');
  const length = (rest.value ?? typed).length;
  const input = multiline ? (
    <TextArea className={styles.control ?? ''} placeholder={placeholder} />
  ) : (
    <Input
      {...(combobox && comboboxProps(combobox))}
      className={styles.control ?? ''}
      placeholder={placeholder}
      ref={inputRef}
    />
  );
  return (
    <RacTextField
      validationBehavior="aria"
      {...rest}
      isInvalid={error !== undefined}
      className={cx(styles.field, className)}
      onChange={(value) => {
        setTyped(value);
        onChange?.(value);
      }}
    >
      <div className={hideLabel ? 'visually-hidden' : styles.top}>
        <Label className={cx(styles.label, rest.isRequired && styles.required)}>{label}</Label>
        {counter && rest.maxLength !== undefined && (
          <span className={styles.count}>{counter(length, rest.maxLength)}</span>
        )}
      </div>
      {icon ? (
        <div className={styles.withIcon}>
          {icon}
          {input}
        </div>
      ) : (
        input
      )}
      {description !== undefined && error === undefined && (
        <Text slot="description" className={styles.description ?? ''}>
          {isolate(description)}
        </Text>
      )}
      <FieldError>{error}</FieldError>
    </RacTextField>
  );
}
