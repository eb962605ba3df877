import type { FormValue } from '#machines/records/form-value.ts';
import { useFormat } from '#i18n/format.tsx';
import { useText } from '#i18n/text.tsx';

/** What a switch says, for an area that has words of its own. */
export type StateText = (isOn: boolean) => string;

/** A value of a form in words; '-' where there is none. */
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
