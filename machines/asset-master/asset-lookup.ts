import * as v from 'valibot';
import type { RecordFields } from '../records/record-page.ts';
import { validate, type FieldErrors } from '../validation/field-errors.ts';
import { max, required } from '../validation/rules.ts';

/** Groupings of assets: categories of their types, and locations. */
export type LookupKind = 'category' | 'location';

/** A category or a location. Source: ASSET-035. */
export interface AssetLookup {
  kind: LookupKind;
  id: string;
  value: string;
  /** Number of types in the category, or of assets at the location. */
  count: number;
  version: number;
}

/** The fields of the form. */
export type LookupForm = { value: string };

export const emptyLookup: LookupForm = { value: '' };

export const toLookupForm = ({ value }: AssetLookup): LookupForm => ({ value });

/** The fields by which the lists are sorted and filtered. */
export const lookupFields: RecordFields<AssetLookup> = {
  value: ({ value }) => value,
  count: ({ count }) => count,
};

const rules = v.object({ value: v.pipe(v.string(), required(), max(250)) });

/** Validates a form, by field; the limit is the contract's. */
export const validateLocation = (form: LookupForm): FieldErrors<keyof LookupForm> =>
  validate(rules, form);
