import { useState } from 'react';
import { numberText, typedNumber } from './number-text.ts';
import { TextField, type TextFieldProps } from './text-field.tsx';

export interface NumberFieldProps extends Omit<
  TextFieldProps,
  'value' | 'onChange' | 'multiline' | 'type' | 'icon' | 'prefix'
> {
  /** Digits with a decimal point, or the typed text if it is not a number. */
  value: string;
  onChange: (value: string) => void;
  /** The currency symbol at the start of the field. */
  prefix?: string | undefined;
  /** The language of the page, which decides the separators. */
  language: string;
}

/**
 * A number field that keeps the typed text: an invalid number stays, for the caller to report.
 * Formatted numbers can be pasted.
 */
export function NumberField({ value, onChange, language, prefix, ...rest }: NumberFieldProps) {
  const [typed, setTyped] = useState(() => typedNumber(value, language));
  // The value was changed from outside, e.g. by a restored draft.
  const isOutdated = numberText(typed, language) !== value;
  return (
    <TextField
      {...rest}
      icon={prefix !== undefined && <span aria-hidden="true">{prefix}</span>}
      inputMode="decimal"
      autoComplete="off"
      value={isOutdated ? typedNumber(value, language) : typed}
      onChange={(text) => {
        setTyped(text);
        onChange(numberText(text, language));
      }}
    />
  );
}
