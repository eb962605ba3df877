import * as v from 'valibot';
import type { Schema } from '#openapi/client/index.ts';
import type { ListColumns } from '../lists/list-search.ts';
import { validate, type FieldErrors } from '../validation/field-errors.ts';
import { max, required } from '../validation/rules.ts';

export type Script = Schema<'ScriptRow'>;

/** The fields of the form. */
export type ScriptForm = { name: string; description: string; code: string };

export const emptyScript: ScriptForm = { name: '', description: '', code: '' };

/** Characters of a text. */
const codeLimit = 1_000_000;

/** The column by which the server sorts and filters the list. */
export const scriptColumns: ListColumns = { sortable: ['name'], filterable: ['name'] };

export const toScriptForm = ({ name, description, code }: ScriptForm): ScriptForm => ({
  name,
  description,
  code,
});

/** The form as the contract's request body, without its id; the text stays as it was typed. */
export const toScriptBody = ({ name, description, code }: ScriptForm) => ({
  name: name.trim(),
  description: description.trim(),
  code,
});

const rules = v.object({
  name: v.pipe(v.string(), required(), max(250)),
  description: v.pipe(v.string(), max(1000)),
  code: v.pipe(v.string(), max(codeLimit)),
});

/** The errors of a form, by field. Source: ADMIN-025. */
export const validateScript = (form: ScriptForm): FieldErrors<keyof ScriptForm> =>
  validate(rules, form);
