import * as v from 'valibot';
import type { Problem } from '#openapi/client/index.ts';
import { validateComplete, type IncompleteRule } from './incomplete.ts';

/** The rules of the validation catalog, by their names in the requirements. Source: REG-012. */
export const ruleNames = [
  'required',
  'email',
  'double',
  'regex',
  'min',
  'max',
  'min_value',
  'not_negative',
  'max_value',
  'max_decimals',
  'completedAboveTotal',
  'numeric',
  'numeric_or_null',
  'size',
  'ext',
  'image',
  'isNot',
  'oneOf',
  'excluded',
  'between',
  'alpha_spaces',
  'answer',
  'confirmed',
  'daterangecheck',
  'datecheck',
  'guidNotEmpty',
  'endTimeAfterStartTime',
  'startTimeBeforeEndTime',
  'participantsCheck',
] as const;

export type Rule = (typeof ruleNames)[number];

/** Errors of a day. Source: ASSET-070. */
export type DayRule = 'inFuture' | 'notBefore' | 'notAfter' | 'beforeStart';

/** Error of a selection: the selected record was deleted in the meantime. */
export type ChoiceRule = 'deletedMeanwhile';

/** Error of a new record: it was already saved with different content. */
export type AddedRule = 'addedBefore';

/** Error of a link: it is no address of a web page. */
export type LinkRule = 'webAddress';

/** Errors of pasted values, one per line. */
export type LineRule = 'lines_most' | 'line_max' | 'lines_twice' | 'counts_up';

/** Error of a list of rows: some of them have errors, which are shown at the rows. */
export type RowRule = 'rowsInvalid';

/** An error of a field: a rule with the values for its text, or the server's message. */
export type FieldError =
  | {
      readonly rule:
        | Rule
        | DayRule
        | IncompleteRule
        | ChoiceRule
        | AddedRule
        | LinkRule
        | LineRule
        | RowRule;
      /** Numbers, and days in the user's date format. */
      readonly values?: Readonly<Record<string, number | string>>;
    }
  | {
      readonly message: string;
      /** Of a list of rows: the messages at fields of rows, by their paths in the list: `1.email`. */
      readonly parts?: Readonly<Record<string, string>>;
    };

/** The errors of a form by field; a field without an entry is valid. */
export type FieldErrors<Field extends string = string> = { readonly [Key in Field]?: FieldError };

/** The placeholders in the texts of these rules, in the order of `broken`'s arguments. */
const fillings: Partial<Record<Rule, readonly string[]>> = {
  max: ['max'],
  size: ['size'],
  between: ['min', 'max'],
  max_value: ['limit'],
  max_decimals: ['limit'],
};

/** The message of a valibot check: the violated rule and the values for its text. */
export const broken = (rule: Rule, ...values: number[]): string => [rule, ...values].join(' ');

/**
 * The first error of each field of a form; empty when the form is valid. Every message of the
 * schema must be created by `broken`. A partly filled date or time is invalid under any schema.
 */
export function validate<Form extends object>(
  schema: v.GenericSchema<Form, unknown>,
  form: Form,
): FieldErrors<keyof Form & string> {
  const { issues } = v.safeParse(schema, form);
  const errors: Record<string, FieldError> = {};
  for (const [field, value] of Object.entries(form)) {
    const error = validateComplete(value);
    if (error) errors[field] = error;
  }
  for (const issue of issues ?? []) {
    const field = issue.path?.[0]?.key;
    if (typeof field === 'string') errors[field] ??= toFieldError(issue.message);
  }
  return errors as FieldErrors<keyof Form & string>;
}

/** Whether a form has no errors and may be submitted. */
export const isValid = (errors: FieldErrors): boolean => Object.keys(errors).length === 0;

/** The server's errors for single fields, to be shown at those fields. */
export const toFieldErrors = ({ fieldErrors }: Problem): FieldErrors =>
  Object.fromEntries(
    Object.entries(fieldErrors).map(([field, texts]) => [field, { message: texts.join(' ') }]),
  );

function toFieldError(message: string): FieldError {
  const [name, ...numbers] = message.split(' ');
  const rule = ruleNames.find((known) => known === name);
  if (!rule)
    throw new Error(
      `"${message}" is not a rule of the validation catalog; create the message with broken()`,
    );
  const names = fillings[rule];
  if (!names) return { rule };
  return {
    rule,
    values: Object.fromEntries(names.map((filled, at) => [filled, Number(numbers[at])])),
  };
}
