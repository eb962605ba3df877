import * as v from 'valibot';
import type { Schema } from '#openapi/client/index.ts';
import { pricedFields, pricedRules, type PricedForm } from '../records/priced.ts';
import { validate, type FieldErrors } from '../validation/field-errors.ts';
import { double, quantityLimits, required } from '../validation/rules.ts';

export type Service = Schema<'Service'>;

/** The fields by which the list is searched, ordered and filtered. */
export const serviceFields = pricedFields();

const rulesWith = (longest: number) =>
  v.object({
    ...pricedRules({ latestVersion: longest, description: longest, url: longest }).entries,
    userLimits: v.pipe(v.string(), required(), double(), quantityLimits()),
  });

/** The requirements limit no texts of a new service; the contract's own limit applies. */
const newRules = rulesWith(4000);
const editRules = rulesWith(250);

/** Errors of a form, by field. Source: SERV-016. */
export const validateService = (form: PricedForm, isNew: boolean): FieldErrors<keyof PricedForm> =>
  validate(isNew ? newRules : editRules, form);
