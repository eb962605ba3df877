import * as v from 'valibot';
import type { Schema } from '#openapi/client/index.ts';
import type { RecordFields } from '../records/record-page.ts';
import { validate, type FieldErrors } from '../validation/field-errors.ts';
import { between, max, numeric, required } from '../validation/rules.ts';

export type AssetType = Schema<'AssetTypeItem'>;

/** The fields of the form; the years as typed, the team empty for none. */
export type AssetTypeForm = {
  name: string;
  code: string;
  assetCategoryId: string;
  usefulLifeInYears: string;
  isTeam: boolean;
  teamId: string;
};

/** The options of the form, and the existing types, which show the effect of a change. */
export interface AssetTypeChoices extends Schema<'AssetTypeDefaults'> {
  assetTypes: readonly AssetType[];
}

/** By default, a new type depreciates over five years and its assets go to employees. */
export const emptyAssetType: AssetTypeForm = {
  name: '',
  code: '',
  assetCategoryId: '',
  usefulLifeInYears: '5',
  isTeam: false,
  teamId: '',
};

/** The fields by which the list is searched, sorted and filtered. */
export const assetTypeFields: RecordFields<AssetType> = {
  name: ({ name }) => name,
  code: ({ code }) => code,
  assetCategoryName: ({ assetCategoryName }) => assetCategoryName,
  isTeam: ({ isTeam }) => isTeam,
  usefulLifeInYears: ({ usefulLifeInYears }) => usefulLifeInYears,
  propertyCount: ({ propertyCount }) => propertyCount,
  assetCount: ({ assetCount }) => assetCount,
};

export const toAssetTypeForm = (type: AssetType): AssetTypeForm => ({
  name: type.name,
  code: type.code,
  assetCategoryId: type.assetCategoryId,
  usefulLifeInYears: String(type.usefulLifeInYears),
  isTeam: type.isTeam,
  teamId: type.teamId ?? '',
});

/** Converts a form to the contract's body; a type for employees has no team. */
export const toAssetTypeBody = (form: AssetTypeForm) => ({
  name: form.name.trim(),
  code: form.code.trim(),
  assetCategoryId: form.assetCategoryId,
  usefulLifeInYears: Number(form.usefulLifeInYears),
  isTeam: form.isTeam,
  teamId: form.isTeam ? form.teamId || null : null,
});

const rules = v.object({
  name: v.pipe(v.string(), required(), max(250)),
  code: v.pipe(v.string(), required(), max(50)),
  assetCategoryId: v.pipe(v.string(), required()),
  usefulLifeInYears: v.pipe(v.string(), required(), numeric(), between(1, 50)),
  isTeam: v.boolean(),
  teamId: v.string(),
});

/** Validates a form, by field; the limits are the contract's. */
export const validateAssetType = (form: AssetTypeForm): FieldErrors<keyof AssetTypeForm> =>
  validate(rules, form);
