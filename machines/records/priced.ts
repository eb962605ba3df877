import * as v from 'valibot';
import { decimalText } from '../validation/numbers.ts';
import { max, priceLimits, quantityLimits, required } from '../validation/rules.ts';
import type { RecordFields } from './record-page.ts';

/**
 * Fields that services and tools share; the price is in US dollars. Source: TOOL-010, ASSET-098.
 */
export interface Priced {
  name: string;
  latestVersion: string | null;
  description: string | null;
  price: number;
  url: string | null;
  userLimits: number;
  status: boolean;
  license: boolean;
}

/** The form's input; numbers as typed, with a decimal point. */
export type PricedForm = {
  name: string;
  latestVersion: string;
  description: string;
  price: string;
  url: string;
  userLimits: string;
  status: boolean;
  license: boolean;
};

/** The values that a new record gets, whatever is sent: active, without a license. */
export const newSwitches = { status: true, license: false };

export const emptyPriced: PricedForm = {
  name: '',
  latestVersion: '',
  description: '',
  price: '',
  url: '',
  userLimits: '',
  ...newSwitches,
};

/**
 * The fields by which a list is searched, ordered and filtered; each list gets its own object so
 * that it can be identified.
 */
export const pricedFields = (): RecordFields<Priced> => ({
  name: ({ name }) => name,
  description: ({ description }) => description,
  price: ({ price }) => price,
  status: ({ status }) => status,
});

export const toPricedForm = (record: Priced): PricedForm => ({
  name: record.name,
  latestVersion: record.latestVersion ?? '',
  description: record.description ?? '',
  price: decimalText(record.price),
  url: record.url ?? '',
  userLimits: decimalText(record.userLimits),
  status: record.status,
  license: record.license,
});

/** A form in wire format, without its switches. */
export function toPricedBody({ status: _status, license: _license, ...form }: PricedForm) {
  return { ...form, price: Number(form.price), userLimits: Number(form.userLimits) };
}

/** The rules of such a form; each area sets the maximum lengths of its texts. Source: SERV-022. */
export const pricedRules = (limit: Record<'latestVersion' | 'description' | 'url', number>) =>
  v.object({
    name: v.pipe(v.string(), required(), max(250)),
    latestVersion: v.pipe(v.string(), max(limit.latestVersion)),
    description: v.pipe(v.string(), max(limit.description)),
    price: v.pipe(v.string(), required(), priceLimits()),
    url: v.pipe(v.string(), max(limit.url)),
    userLimits: v.pipe(v.string(), required(), quantityLimits()),
    status: v.boolean(),
    license: v.boolean(),
  });
