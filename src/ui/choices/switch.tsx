import type { ReactNode } from 'react';
import { SwitchButton, SwitchField, Text } from 'react-aria-components';
import type { SwitchFieldProps } from 'react-aria-components';
import { cx } from '../text/cx.ts';
import { FieldError } from '../fields/field-error.tsx';
import choice from './choice.module.css';

export interface SwitchProps extends Omit<
  SwitchFieldProps,
  'children' | 'className' | 'isInvalid' | 'style' | 'render'
> {
  /** Names the setting: a noun, the same in both positions. */
  children: ReactNode;
  description?: string | undefined;
  /** The error message if it could not be switched. */
  error?: string | undefined;
  className?: string | undefined;
}

/** A setting that is on or off and applies at once. */
export function Switch({ children, description, error, className, ...rest }: SwitchProps) {
  return (
    <SwitchField
      validationBehavior="aria"
      {...rest}
      isInvalid={error !== undefined}
      className={cx(choice.field, choice.switch, className)}
    >
      <SwitchButton className={choice.choice ?? ''}>
        <span className={cx(choice.mark, choice.track)} />
        <span className={choice.message}>{children}</span>
      </SwitchButton>
      {description !== undefined && error === undefined && (
        <Text slot="description" className={choice.hint ?? ''}>
          {description}
        </Text>
      )}
      <FieldError>{error}</FieldError>
    </SwitchField>
  );
}
