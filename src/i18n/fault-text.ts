import type { Key } from './catalogs.ts';
import { useText, type Values } from './text.tsx';

/** What is wrong with a field: a rule of the catalogue, or the server's own words. */
type Fault = { rule: Key<'validation'>; values?: Values } | { words: string };

/**
 * The text of a fault: `fault(faults.email, text('email'))`, undefined where there is none. The
 * second is the field's label. Source: document 1, section 5.
 */
export function useFaultText() {
  const text = useText('validation');
  return (fault: Fault | undefined, field: string): string | undefined => {
    if (!fault) return undefined;
    return 'words' in fault ? fault.words : text(fault.rule, { field, ...fault.values });
  };
}
