import type { Key } from './catalogs.ts';
import { useLanguage, useText, type Values } from './text.tsx';

/** What is wrong with a field: a rule of the catalogue, or the server's own words. */
type Fault = { rule: Key<'validation'>; values?: Values } | { words: string };

/**
 * The text of a fault: `fault(faults.email, text('email'))`, undefined where there is none. The
 * second is the field's label. Source: REG-013.
 */
export function useFaultText() {
  const text = useText('validation');
  const format = new Intl.NumberFormat(useLanguage(), { maximumFractionDigits: 10 });
  return (fault: Fault | undefined, field: string): string | undefined => {
    if (!fault) return undefined;
    if ('words' in fault) return fault.words;
    const most = fault.values?.['most'];
    const values: Values = { field, ...fault.values };
    if (most !== undefined) values['most'] = format.format(Number(most));
    return text(fault.rule, values);
  };
}
