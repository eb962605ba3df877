import type { FormValue } from '#machines/records/form-value.ts';
import { useFormat } from '#i18n/format.tsx';
import { useText } from '#i18n/text.tsx';

/** The text of a switch, for an area with its own texts. */
export type StateText = (isOn: boolean) => string;

/** Formats a form value as text; '-' if it is empty. */
export function useValueText(stateText?: StateText): (value: FormValue | undefined) => string {
  const text = useText('records');
  const format = useFormat();
  return function formatValue(value): string {
    if (typeof value === 'boolean') {
      return stateText?.(value) ?? text(value ? 'active' : 'inactive');
    }
    if (typeof value === 'number') return format.number(value);
    if (typeof value === 'string') return value || '-';
    if (value === null || value === undefined) return '-';
    if (value instanceof File) return value.name;
    return format.list(Object.values(value).map(formatValue)) || '-';
  };
}
