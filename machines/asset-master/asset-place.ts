import * as v from 'valibot';
import type { RecordFields } from '../records/record-page.ts';
import { validate, type FieldErrors } from '../validation/faults.ts';
import { max, required } from '../validation/rules.ts';

/** What assets are sorted by: categories of their types, and locations. */
export type PlaceKind = 'category' | 'location';

/** A category or a location. Source: ASSET-035. */
export interface AssetPlace {
  kind: PlaceKind;
  id: string;
  value: string;
  /** Types of the category, or assets at the location. */
  count: number;
  version: number;
}

/** What a person fills in. */
export type PlaceForm = { value: string };

export const emptyPlace: PlaceForm = { value: '' };

export const placeFormOf = ({ value }: AssetPlace): PlaceForm => ({ value });

/** What the lists are ordered and filtered by. */
export const placeFields: RecordFields<AssetPlace> = {
  value: ({ value }) => value,
  count: ({ count }) => count,
};

const rules = v.object({ value: v.pipe(v.string(), required(), max(250)) });

/** What is wrong with a form, by field; the limit is the contract's. */
export const validateLocation = (form: PlaceForm): FieldErrors<keyof PlaceForm> => validate(rules, form);
