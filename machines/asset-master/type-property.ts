import * as v from 'valibot';
import type { Schema } from '#openapi/client/index.ts';
import type { PartToSave } from '../records/create-record-part.ts';
import { validate, type FieldErrors } from '../validation/field-errors.ts';
import { max, required } from '../validation/rules.ts';

/** A property of a type, which describes its assets. */
export type TypeProperty = Schema<'AssetTypeProperty'>;
type ControlType = TypeProperty['controlType'];
type DataType = TypeProperty['dataType'];

/** The ids of control types and data types, which are the same in every tenant. Source: ASSET-124. */
export const controlTypeIds: Readonly<Record<ControlType, string>> = {
  TextBox: 'a55e7000-0000-4000-8000-000000000301',
  DropDown: 'a55e7000-0000-4000-8000-000000000302',
};
export const dataTypeIds: Readonly<Record<DataType, string>> = {
  Text: 'a55e7000-0000-4000-8000-000000000201',
  Number: 'a55e7000-0000-4000-8000-000000000202',
};

/** An option in the form; a new one has no id yet. */
export type PropertyOption = { id: string; description: string };
export const emptyOption: PropertyOption = { id: '', description: '' };

/** The fields of the form. */
export type PropertyForm = {
  assetTypePropertyName: string;
  controlTypeId: string;
  dataTypeId: string;
  isMandatory: boolean;
  controlDataListValue: readonly PropertyOption[];
};

/** Properties are mandatory by default. Source: ASSET-093. */
export const emptyProperty: PropertyForm = {
  assetTypePropertyName: '',
  controlTypeId: controlTypeIds.TextBox,
  dataTypeId: dataTypeIds.Text,
  isMandatory: true,
  controlDataListValue: [],
};

/** The schema of options that a device may have stored. */
export const optionsSchema = {
  controlDataListValue: v.array(v.strictObject({ id: v.string(), description: v.string() })),
};

export const toPropertyForm = (property: TypeProperty): PropertyForm => ({
  assetTypePropertyName: property.assetTypePropertyName,
  controlTypeId: property.controlTypeId,
  dataTypeId: property.dataTypeId,
  isMandatory: property.isMandatory,
  controlDataListValue: property.controlDataListValue.map(({ id, description }) => ({
    id,
    description,
  })),
});

/** Whether a value is selected from options. */
export const isDropDown = ({ controlTypeId }: Pick<PropertyForm, 'controlTypeId'>): boolean =>
  controlTypeId === controlTypeIds.DropDown;

/** The non-empty options, trimmed. */
const filledOptions = ({ controlDataListValue }: PropertyForm): PropertyOption[] =>
  controlDataListValue
    .map(({ id, description }) => ({ id, description: description.trim() }))
    .filter(({ description }) => description !== '');

/**
 * Converts a form to the contract's body; a text box has no options, and a new option gets its id.
 */
export const toPropertyBody = ({ form, version }: PartToSave<TypeProperty, PropertyForm>) => ({
  assetTypePropertyName: form.assetTypePropertyName.trim(),
  controlTypeId: form.controlTypeId,
  dataTypeId: form.dataTypeId,
  isMandatory: form.isMandatory,
  ...(isDropDown(form) && {
    controlDataListValue: filledOptions(form).map(({ id, description }) => ({
      id: id || crypto.randomUUID(),
      description,
    })),
  }),
  ...(version === null ? {} : { version }),
});

const rules = v.object({
  assetTypePropertyName: v.pipe(v.string(), required(), max(250)),
});

const number = /^-?\d+(?:\.\d+)?$/;
const longest = 250;

/** Validates a form, by field. Source: ASSET-092, ASSET-029. */
export const validateProperty = (form: PropertyForm): FieldErrors<keyof PropertyForm> => ({
  ...validate(rules, form),
  ...(isDropDown(form) && validateOptions(form)),
});

function validateOptions(form: PropertyForm): FieldErrors<'controlDataListValue'> {
  const options = filledOptions(form);
  if (options.length === 0) return { controlDataListValue: { rule: 'required' } };
  if (options.some(({ description }) => Array.from(description).length > longest)) {
    return { controlDataListValue: { rule: 'max', values: { max: longest } } };
  }
  const hasNumbers = form.dataTypeId === dataTypeIds.Number;
  return hasNumbers && !options.every(({ description }) => number.test(description))
    ? { controlDataListValue: { rule: 'numeric' } }
    : {};
}

/** The number of assets that use an option, by the option's id. */
export const countOptionUses = (property: TypeProperty | null, id: string): number =>
  property?.controlDataListValue.find((option) => option.id === id)?.assetCount ?? 0;
