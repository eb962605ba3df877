import * as v from 'valibot';
import type { Schema } from '#openapi/client/index.ts';
import type { RecordFields } from '../records/record-page.ts';
import { validate, type FieldErrors } from '../validation/field-errors.ts';
import { max, numeric, required } from '../validation/rules.ts';

export type Product = Schema<'Product'>;

/** The form's input; the year as typed. */
export type ProductForm = {
  name: string;
  description: string;
  owner: string;
  startedYear: string;
  domain: string;
  status: boolean;
};

/** A new product is active. */
export const emptyProduct: ProductForm = {
  name: '',
  description: '',
  owner: '',
  startedYear: '',
  domain: '',
  status: true,
};

/** The fields by which the list is searched, ordered and filtered. */
export const productFields: RecordFields<Product> = {
  name: ({ name }) => name,
  description: ({ description }) => description,
  owner: ({ owner }) => owner,
  startedYear: ({ startedYear }) => startedYear,
  status: ({ status }) => status,
};

export const toProductForm = (product: Product): ProductForm => ({
  name: product.name,
  description: product.description ?? '',
  owner: product.owner,
  startedYear: String(product.startedYear),
  domain: product.domain,
  status: product.status,
});

/** A form in wire format. */
export const toProductBody = (form: ProductForm) => ({
  ...form,
  startedYear: Number(form.startedYear),
});

const word = () => v.pipe(v.string(), required(), max(250));

const rulesWith = (description: v.GenericSchema<string, string>) =>
  v.object({
    name: word(),
    description,
    owner: word(),
    startedYear: v.pipe(v.string(), required(), numeric(), max(4)),
    domain: word(),
    status: v.boolean(),
  });

/** The description of a new product is optional. */
const newRules = rulesWith(v.pipe(v.string(), max(250)));
const editRules = rulesWith(word());

/** Errors of a form, by field. Source: PROD-027. */
export const validateProduct = (
  form: ProductForm,
  isNew: boolean,
): FieldErrors<keyof ProductForm> => validate(isNew ? newRules : editRules, form);
