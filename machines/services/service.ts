import * as v from 'valibot';
import type { Schema } from '#openapi/client/index.ts';
import { pricedFields, pricedRules, type PricedForm } from '../records/priced.ts';
import { validate, type FieldErrors } from '../validation/faults.ts';
import { double, quantityLimits, required } from '../validation/rules.ts';

export type Service = Schema<'Service'>;

/** What the list is searched, ordered and filtered by. */
export const serviceFields = pricedFields();

const rulesWith = (longest: number) =>
  v.object({
    ...pricedRules({ latestVersion: longest, description: longest, url: longest }).entries,
    userLimits: v.pipe(v.string(), required(), double(), quantityLimits()),
  });

/** Without rules for the texts; the contract's own limit holds. */
const newRules = rulesWith(4000);
const editRules = rulesWith(250);

/** What is wrong with a form, by field. Source: SERV-016. */
export const validateService = (form: PricedForm, isNew: boolean): FieldErrors<keyof PricedForm> =>
  validate(isNew ? newRules : editRules, form);
