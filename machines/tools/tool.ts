import type { Schema } from '#openapi/client/index.ts';
import { pricedFields, pricedRules, type PricedForm } from '../records/priced.ts';
import { validate, type FieldErrors } from '../validation/faults.ts';

/** A tool with the plain names of what the contract spells `discription` and `licence`. */
export type Tool = Omit<Schema<'Tool'>, 'discription' | 'licence'> & {
  description: string | null;
  license: boolean;
};

/** What the list is searched, ordered and filtered by. */
export const toolFields = pricedFields();

/** The documents have no limits for these three; the contract's own hold. */
const rules = pricedRules({ latestVersion: 250, description: 4000, url: 2000 });

/** What is wrong with a form, by field. Source: TOOL-011. */
export const validateTool = (form: PricedForm): FieldErrors<keyof PricedForm> =>
  validate(rules, form);
