import type { FormValue } from '#machines/records/form-value.ts';
import { useFormat } from '#i18n/format.tsx';
import { useText } from '#i18n/text.tsx';

/** A value of a form in words; '-' where there is none. */
export function useValueText(): (value: FormValue | undefined) => string {
  const text = useText('records');
  const format = useFormat();
  return function wordsOf(value): string {
    if (typeof value === 'boolean') return text(value ? 'active' : 'inactive');
    if (typeof value === 'number') return format.number(value);
    if (typeof value === 'string') return value || '-';
    if (value === null || value === undefined) return '-';
    if (value instanceof File) return value.name;
    return format.list(Object.values(value).map(wordsOf)) || '-';
  };
}
