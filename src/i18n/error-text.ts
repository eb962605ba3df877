import type { Key } from './catalogs.ts';
import { useLanguage, useText, type Values } from './text.tsx';

/** A field's error: a rule of the validation catalog, or the server's message. */
type FieldError = { rule: Key<'validation'>; values?: Values } | { message: string };

/**
 * Returns the text of an error: `error(errors.email, text('email'))`, or undefined if there is
 * none. The second argument is the field's label. Source: REG-013.
 */
export function useErrorText() {
  const text = useText('validation');
  const format = new Intl.NumberFormat(useLanguage(), { maximumFractionDigits: 10 });
  return (error: FieldError | undefined, field: string): string | undefined => {
    if (!error) return undefined;
    if ('message' in error) return error.message;
    const limit = error.values?.['limit'];
    const values: Values = { field, ...error.values };
    if (limit !== undefined) values['limit'] = format.format(Number(limit));
    return text(error.rule, values);
  };
}
