import { Eye, EyeOff } from 'lucide-react';
import { useState, type Ref } from 'react';
import {
  Group,
  Input,
  Label,
  Button as RacButton,
  TextField as RacTextField,
  Text,
} from 'react-aria-components';
import { cx } from '../text/cx.ts';
import { FieldError } from './field-error.tsx';
import styles from './combo-box.module.css';
import field from './field.module.css';

export interface PasswordFieldProps {
  label: string;
  value: string;
  onChange: (value: string) => void;
  /** Labels of the button at the end: 'Show password', 'Hide password'. */
  showLabel: string;
  hideLabel: string;
  /** The password that a password manager should fill in. */
  autoComplete: 'current-password' | 'new-password';
  description?: string | undefined;
  /** The error message; the field is invalid exactly while this is set. */
  error?: string | undefined;
  name?: string | undefined;
  maxLength?: number | undefined;
  isRequired?: boolean | undefined;
  isDisabled?: boolean | undefined;
  isReadOnly?: boolean | undefined;
  autoFocus?: boolean | undefined;
  className?: string | undefined;
  inputRef?: Ref<HTMLInputElement> | undefined;
}

/** A password, hidden until the user chooses to show it. */
export function PasswordField({
  label,
  showLabel,
  hideLabel,
  description,
  error,
  className,
  inputRef,
  ...rest
}: PasswordFieldProps) {
  const [isShown, setShown] = useState(false);
  return (
    <RacTextField
      {...rest}
      type={isShown ? 'text' : 'password'}
      spellCheck="false"
      autoCorrect="off"
      validationBehavior="aria"
      isInvalid={error !== undefined}
      className={cx(field.field, className)}
    >
      <Label className={cx(field.label, rest.isRequired && field.required)}>{label}</Label>
      <Group className={styles.group ?? ''}>
        <Input className={cx(field.control, styles.asTyped)} ref={inputRef} autoCapitalize="none" />
        <RacButton
          className={styles.toggle ?? ''}
          aria-label={isShown ? hideLabel : showLabel}
          isDisabled={rest.isDisabled ?? false}
          onPress={() => setShown(!isShown)}
        >
          {isShown ? <EyeOff aria-hidden="true" /> : <Eye aria-hidden="true" />}
        </RacButton>
      </Group>
      {description !== undefined && error === undefined && (
        <Text slot="description" className={field.description ?? ''}>
          {description}
        </Text>
      )}
      <FieldError>{error}</FieldError>
    </RacTextField>
  );
}
