import { useState } from 'react';
import { numberText, typedNumber } from './number-text.ts';
import { TextField, type TextFieldProps } from './text-field.tsx';

export interface NumberFieldProps extends Omit<
  TextFieldProps,
  'value' | 'onChange' | 'multiline' | 'type' | 'icon' | 'prefix'
> {
  /** Digits with a point, or what was typed instead. */
  value: string;
  onChange: (value: string) => void;
  /** The sign of a currency, at the start of the field. */
  prefix?: string | undefined;
  /** Of the page: it decides what groups and separates. */
  language: string;
}

/**
 * A number that is typed as a text, so that nothing of it is taken away: what is no number stays,
 * for the caller to name. Formatted numbers may be pasted.
 */
export function NumberField({ value, onChange, language, prefix, ...rest }: NumberFieldProps) {
  const [typed, setTyped] = useState(() => typedNumber(value, language));
  // Somebody else has changed it, such as a draft that is restored.
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
