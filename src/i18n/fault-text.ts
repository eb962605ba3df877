import type { Key } from './catalogs.ts';
import { useLanguage, useText, type Values } from './text.tsx';

/** What is wrong with a field: a rule of the catalogue, or the server's own words. */
type FieldError = { rule: Key<'validation'>; values?: Values } | { message: string };

/**
 * The text of a fault: `error(faults.email, text('email'))`, undefined where there is none. The
 * second is the field's label. Source: REG-013.
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
