import { Check, Minus } from 'lucide-react';
import type { ReactNode } from 'react';
import { CheckboxButton, CheckboxField, Text } from 'react-aria-components';
import type { CheckboxFieldProps } from 'react-aria-components';
import { cx } from '../text/cx.ts';
import { FieldError } from '../fields/field-error.tsx';
import choice from './choice.module.css';
import { isolate } from '../controls/isolate.tsx';

export interface CheckboxProps extends Omit<
  CheckboxFieldProps,
  'children' | 'className' | 'isInvalid' | 'style' | 'render'
> {
  /** The label: a statement to agree to, or something to switch on. */
  children: ReactNode;
  description?: string | undefined;
  /** The error message; the checkbox is invalid exactly while this is set. */
  error?: string | undefined;
  className?: string | undefined;
}

/**
 * A yes or no that applies when the form is submitted; for a setting that applies at once, use a
 * `Switch`.
 */
export function Checkbox({ children, description, error, className, ...rest }: CheckboxProps) {
  return (
    <CheckboxField
      validationBehavior="aria"
      {...rest}
      // Inside a group, the group shows the error.
      {...(error !== undefined && { isInvalid: true })}
      className={cx(choice.field, className)}
    >
      <CheckboxButton className={choice.choice ?? ''}>
        {({ isSelected, isIndeterminate }) => (
          <>
            <span className={cx(choice.mark, choice.box)}>
              {isIndeterminate ? <Minus aria-hidden="true" /> : isSelected && <Tick />}
            </span>
            <span className={cx(choice.message, rest.isRequired && choice.required)}>
              {children}
            </span>
          </>
        )}
      </CheckboxButton>
      {description !== undefined && error === undefined && (
        <Text slot="description" className={choice.hint ?? ''}>
          {isolate(description)}
        </Text>
      )}
      <FieldError>{error}</FieldError>
    </CheckboxField>
  );
}

const Tick = () => <Check aria-hidden="true" />;
