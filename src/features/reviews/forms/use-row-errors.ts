import type { RowError } from '#machines/reviews/forms/row-errors.ts';
import { useErrorText } from '#i18n/error-text.ts';
import { useText } from '#i18n/text.tsx';
import type { FormRows } from './use-form-rows.ts';

/** The errors of a row as texts, by field. */
export type RowErrorTexts = Readonly<Partial<Record<RowError['field'], string>>>;

/** The errors of a row, once the person has tried to save. */
export function useRowErrors({ errors }: FormRows, id: string): RowErrorTexts {
  const text = useText('reviewForms');
  const getErrorText = useErrorText();
  const toText = ({ field, rule, limit = 0 }: RowError) => {
    if (rule === 'max') return getErrorText({ rule, values: { max: limit } }, text(field));
    if (rule === 'required') return getErrorText({ rule }, text(field));
    return text(rule, { count: limit });
  };
  const own = errors.filter((error) => error.id === id);
  return Object.fromEntries(own.map((error) => [error.field, toText(error)]));
}
