import * as v from 'valibot';
import { isBlank } from '../texts.ts';
import { validate, type FieldError } from '../validation/field-errors.ts';
import { max, required } from '../validation/rules.ts';

/** An option in the form. Source: ADMIN-016. */
export type OptionRow = { id: string; value: string; code: string; isSelected: boolean };

/** The schema of stored options, for a draft. */
export const optionsSchema = v.array(
  v.strictObject({
    id: v.string(),
    value: v.string(),
    code: v.string(),
    isSelected: v.boolean(),
  }),
);

export const createOption = (id: string): OptionRow => ({
  id,
  value: '',
  code: '',
  isSelected: false,
});

/** An error of an option; `twice`: an earlier option has the same. */
export interface OptionError {
  /** The index of the row. */
  at: number;
  field: 'value' | 'code';
  error: FieldError | 'twice';
}

const rules = v.object({
  value: v.pipe(v.string(), required(), max(250)),
  code: v.pipe(v.string(), required(), max(64)),
});

const normalize = (text: string): string => text.normalize('NFKC').trim().toLowerCase();

/** The errors of the options, in their order: each has a value and a code of its own. */
export function findOptionErrors(rows: readonly OptionRow[]): OptionError[] {
  const known = { value: new Set<string>(), code: new Set<string>() };
  return rows.flatMap((row, at) => {
    const found = validate(rules, { value: row.value, code: row.code });
    return (['value', 'code'] as const).flatMap((field): OptionError[] => {
      const text = normalize(row[field]);
      const isTwice = !isBlank(row[field]) && known[field].has(text);
      known[field].add(text);
      const error = found[field] ?? (isTwice ? 'twice' : null);
      return error === null ? [] : [{ at, field, error }];
    });
  });
}

/** Moves an option by a number of places; as far as possible. */
export function moveBy(rows: readonly OptionRow[], id: string, by: number): readonly OptionRow[] {
  const from = rows.findIndex((row) => row.id === id);
  const row = rows[from];
  const to = Math.min(Math.max(0, from + by), rows.length - 1);
  return !row || to === from ? rows : rows.toSpliced(from, 1).toSpliced(to, 0, row);
}

/** Moves an option next to another one. */
export function moveTo(
  rows: readonly OptionRow[],
  id: string,
  target: { id: string; isAfter: boolean },
): readonly OptionRow[] {
  const row = rows.find((each) => each.id === id);
  const others = rows.filter((each) => each.id !== id);
  const at = others.findIndex((each) => each.id === target.id);
  if (!row || at < 0) return rows;
  return others.toSpliced(at + (target.isAfter ? 1 : 0), 0, row);
}

/** At most one option is selected by default. */
export const selectOption = (
  rows: readonly OptionRow[],
  id: string,
  isSelected: boolean,
): readonly OptionRow[] =>
  rows.map((row) => ({
    ...row,
    isSelected: row.id === id ? isSelected : row.isSelected && !isSelected,
  }));
