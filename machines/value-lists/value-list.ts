import * as v from 'valibot';
import type { Schema } from '#openapi/client/index.ts';
import type { ListColumns } from '../lists/list-search.ts';
import { validate, type FieldErrors } from '../validation/field-errors.ts';
import { max, required } from '../validation/rules.ts';
import { findOptionErrors, type OptionRow } from './option-row.ts';

/** A list of choices in the list manager, with its use. */
export type ValueListRow = Schema<'ListRow'>;
export type ValueList = Schema<'ValueList'>;
/** The scripts that use a list, and the options that they use. */
export type ListUse = Schema<'ListUse'>;

export type ValueListForm = {
  name: string;
  code: string;
  options: readonly OptionRow[];
  /** The scripts that use the list; a save does not change them. */
  uses: readonly UseRow[];
};

/** A script that uses the list, with the ids of the options that it uses. */
export type UseRow = { scriptId: string; scriptName: string; optionIds: readonly string[] };

export const emptyValueList: ValueListForm = { name: '', code: '', options: [], uses: [] };

/** The most options of a list, from the API contract. */
export const maxOptions = 500;

/** The schema of stored uses, for a draft. */
export const usesSchema = v.array(
  v.strictObject({
    scriptId: v.string(),
    scriptName: v.string(),
    optionIds: v.array(v.string()),
  }),
);

/** The columns by which the server sorts and filters the list. */
export const valueListColumns: ListColumns = {
  sortable: ['name', 'code'],
  filterable: ['name', 'code'],
};

/** Whether a script uses it, so that it cannot be deleted. */
export const isInUse = ({ scriptNames }: ValueListRow): boolean => scriptNames.length > 0;

/** The names of the scripts that use an option. */
export const getOptionUsers = (uses: readonly UseRow[], id: string): readonly string[] =>
  uses.flatMap(({ optionIds, scriptName }) => (optionIds.includes(id) ? [scriptName] : []));

export const toValueListForm = (list: ValueList, uses: readonly ListUse[] = []): ValueListForm => ({
  name: list.name,
  code: list.code,
  options: list.options.map(({ id, value, code, isSelected }) => ({ id, value, code, isSelected })),
  uses: uses.map(({ scriptId, scriptName, optionIds }) => ({ scriptId, scriptName, optionIds })),
});

/** The form as the contract's request body, without its id. */
export const toValueListBody = ({ name, code, options }: ValueListForm) => ({
  name: name.trim(),
  code: code.trim(),
  options: options.map(({ id, value, code: optionCode, isSelected }) => ({
    id,
    value: value.trim(),
    code: optionCode.trim(),
    isSelected,
  })),
});

const rules = v.object({
  name: v.pipe(v.string(), required(), max(250)),
  code: v.pipe(v.string(), required(), max(64)),
});

/** The errors of a form, by field; those of options are shown at their rows. Source: ADMIN-016. */
export function validateValueList(form: ValueListForm): FieldErrors<keyof ValueListForm> {
  const errors = validate(rules, form);
  const isWrong = form.options.length > maxOptions || findOptionErrors(form.options).length > 0;
  return isWrong ? { ...errors, options: { rule: 'rowsInvalid' } } : errors;
}
