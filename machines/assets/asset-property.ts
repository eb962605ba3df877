import type { Schema } from '#openapi/client/index.ts';
import type { FieldError } from '../validation/faults.ts';

/** A property of a type, with the value of an asset where one is meant. */
export type AssetProperty = Schema<'AssetTypeProperty'>;

/** The field of a form, and of the server's refusals, that holds a property's value. */
export type PropertyField = `assetProperties.${string}`;
export const propertyField = ({ id }: Pick<AssetProperty, 'id'>): PropertyField =>
  `assetProperties.${id}`;

/** The values of properties as fields of a form. */
export const propertyValues = (
  properties: readonly AssetProperty[],
): Record<PropertyField, string> =>
  Object.fromEntries(
    properties.map((property) => [propertyField(property), property.assetTypePropertyValue]),
  );

/**
 * What is wrong with a value: required where the property is mandatory, numeric where its data type
 * is. Source: ASSET-091.
 */
export function validatePropertyValue(property: AssetProperty, value: string): FieldError | null {
  const typed = value.trim();
  if (typed === '') return property.isMandatory ? { rule: 'required' } : null;
  if (property.controlType === 'DropDown') return null;
  if (Array.from(typed).length > 250) return { rule: 'max', values: { max: 250 } };
  const isNumber = /^-?\d+(?:\.\d+)?$/.test(typed);
  return property.dataType === 'Number' && !isNumber ? { rule: 'numeric' } : null;
}
