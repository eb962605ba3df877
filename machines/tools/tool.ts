import type { Schema } from '#openapi/client/index.ts';
import { pricedFields, pricedRules, type PricedForm } from '../records/priced.ts';
import { validate, type FieldErrors } from '../validation/field-errors.ts';

/** A tool with the correct spelling of the contract's `discription` and `licence`. */
export type Tool = Omit<Schema<'Tool'>, 'discription' | 'licence'> & {
  description: string | null;
  license: boolean;
};

/** The fields by which the list is searched, sorted and filtered. */
export const toolFields = pricedFields();

/** The requirements set no limits for these three; the contract's limits apply. */
const rules = pricedRules({ latestVersion: 250, description: 4000, url: 2000 });

/** The errors of a form, by field. Source: TOOL-011. */
export const validateTool = (form: PricedForm): FieldErrors<keyof PricedForm> =>
  validate(rules, form);
