import * as v from 'valibot';
import type { Problem } from '#openapi/client/index.ts';
import { validateComplete } from './incomplete.ts';

/** The rules of the catalogue, by the documents' names. Source: REG-012. */
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

/** What is wrong with a day. Source: ASSET-070. */
export type DayRule = 'inFuture' | 'notBefore' | 'notAfter';

/** What is wrong with a date, two dates or a time that is filled in part. */
export type IncompleteRule = 'incompleteDate' | 'incompleteDates' | 'incompleteTime';

/** What is wrong with a choice: somebody has deleted what was chosen. */
export type ChoiceRule = 'deletedMeanwhile';

/** What is wrong with a new record: it was saved before, with other content. */
export type AddedRule = 'addedBefore';

/** What is wrong with several things that are pasted, one a line. */
export type LineRule = 'lines_most' | 'line_max' | 'lines_twice' | 'counts_up';

/** What is wrong with a field: a rule and what fills its text in, or the server's own words. */
export type FieldError =
  | {
      readonly rule: Rule | DayRule | IncompleteRule | ChoiceRule | AddedRule | LineRule;
      /** Numbers, and days as the person writes them. */
      readonly values?: Readonly<Record<string, number | string>>;
    }
  | { readonly message: string };

/** The faults of a form by field; a field without an entry is fine. */
export type FieldErrors<Field extends string = string> = { readonly [Key in Field]?: FieldError };

/** What fills the texts of these rules in, in the order in which `broken` takes it. */
const fillings: Partial<Record<Rule, readonly string[]>> = {
  max: ['max'],
  size: ['size'],
  between: ['min', 'max'],
  max_value: ['limit'],
  max_decimals: ['limit'],
};

/** The message of a valibot check: the rule that is broken, and what fills its text in. */
export const broken = (rule: Rule, ...values: number[]): string => [rule, ...values].join(' ');

/**
 * The first fault of each field of a form, none when all is well. Every message of the schema has
 * to be made by `broken`. A date or a time that is filled in part is wrong by whatever schema.
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

/** Whether a form may be sent. */
export const isValid = (errors: FieldErrors): boolean => Object.keys(errors).length === 0;

/** What the server said about single fields, for the fields to show. */
export const toFieldErrors = ({ fieldErrors }: Problem): FieldErrors =>
  Object.fromEntries(
    Object.entries(fieldErrors).map(([field, texts]) => [field, { message: texts.join(' ') }]),
  );

function toFieldError(message: string): FieldError {
  const [name, ...numbers] = message.split(' ');
  const rule = ruleNames.find((known) => known === name);
  if (!rule) throw new Error(`"${message}" names no rule of the catalogue.`);
  const names = fillings[rule];
  if (!names) return { rule };
  return {
    rule,
    values: Object.fromEntries(names.map((filled, at) => [filled, Number(numbers[at])])),
  };
}
