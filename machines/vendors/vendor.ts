import * as v from 'valibot';
import type { Schema } from '#openapi/client/index.ts';
import type { RecordFields } from '../records/record-page.ts';
import { validate, type FieldErrors } from '../validation/field-errors.ts';
import { email } from '../validation/email.ts';
import { max, regex, required, webAddress } from '../validation/rules.ts';

export type Vendor = Schema<'Vendor'>;

/** The form's fields; an unknown value is empty. */
export type VendorForm = {
  name: string;
  contactName: string;
  email: string;
  phone: string;
  address: string;
  website: string;
  notes: string;
  isActive: boolean;
};

/** A new vendor is active, so that it is offered for new assets. */
export const emptyVendor: VendorForm = {
  name: '',
  contactName: '',
  email: '',
  phone: '',
  address: '',
  website: '',
  notes: '',
  isActive: true,
};

/** The fields by which the list is searched, sorted and filtered. */
export const vendorFields: RecordFields<Vendor> = {
  name: ({ name }) => name,
  contactName: ({ contactName }) => contactName,
  email: (vendor) => vendor.email,
  phone: ({ phone }) => phone,
  status: ({ isActive }) => isActive,
};

export const toVendorForm = (vendor: Vendor): VendorForm => ({
  name: vendor.name,
  contactName: vendor.contactName ?? '',
  email: vendor.email ?? '',
  phone: vendor.phone ?? '',
  address: vendor.address ?? '',
  website: vendor.website ?? '',
  notes: vendor.notes ?? '',
  isActive: vendor.isActive,
});

const textOrNull = (text: string) => text.trim() || null;

/** Converts a form to the contract's body: trimmed texts, null for empty ones. */
export const toVendorBody = (form: VendorForm) => ({
  name: form.name.trim(),
  contactName: textOrNull(form.contactName),
  email: textOrNull(form.email),
  phone: textOrNull(form.phone),
  address: textOrNull(form.address),
  website: textOrNull(form.website),
  notes: textOrNull(form.notes),
  isActive: form.isActive,
});

const rules = v.object({
  name: v.pipe(v.string(), required(), max(200)),
  contactName: v.pipe(v.string(), max(250)),
  email: v.pipe(v.string(), email(), max(250)),
  phone: v.pipe(v.string(), max(50)),
  address: v.pipe(v.string(), max(500)),
  website: v.pipe(v.string(), regex(webAddress), max(250)),
  notes: v.pipe(v.string(), max(4000)),
  isActive: v.boolean(),
});

/** The errors of a form, by field. Source: TOOL-011. */
export const validateVendor = (form: VendorForm): FieldErrors<keyof VendorForm> =>
  validate(rules, form);
