import * as v from 'valibot';
import type { RecordFields } from '../records/record-page.ts';
import { validate, type FieldErrors } from '../validation/faults.ts';
import { max, required } from '../validation/rules.ts';

/** What assets are sorted by: categories of their types, and locations. */
export type LookupKind = 'category' | 'location';

/** A category or a location. Source: ASSET-035. */
export interface AssetLookup {
  kind: LookupKind;
  id: string;
  value: string;
  /** Types of the category, or assets at the location. */
  count: number;
  version: number;
}

/** What a person fills in. */
export type LookupForm = { value: string };

export const emptyLookup: LookupForm = { value: '' };

export const toLookupForm = ({ value }: AssetLookup): LookupForm => ({ value });

/** What the lists are ordered and filtered by. */
export const lookupFields: RecordFields<AssetLookup> = {
  value: ({ value }) => value,
  count: ({ count }) => count,
};

const rules = v.object({ value: v.pipe(v.string(), required(), max(250)) });

/** What is wrong with a form, by field; the limit is the contract's. */
export const validateLocation = (form: LookupForm): FieldErrors<keyof LookupForm> =>
  validate(rules, form);
