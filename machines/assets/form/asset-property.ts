import type { Schema } from '#openapi/client/index.ts';
import type { FieldError } from '../../validation/field-errors.ts';

/** A property of a type, with the value of an asset if there is one. */
export type AssetProperty = Schema<'AssetTypeProperty'>;

/** The form field, also named in the server's rejections, that holds a property's value. */
export type PropertyField = `assetProperties.${string}`;
export const propertyField = ({ id }: Pick<AssetProperty, 'id'>): PropertyField =>
  `assetProperties.${id}`;

/** Converts the values of properties to form fields. */
export const propertyValues = (
  properties: readonly AssetProperty[],
): Record<PropertyField, string> =>
  Object.fromEntries(
    properties.map((property) => [propertyField(property), property.assetTypePropertyValue]),
  );

/**
 * Validates a value: required if the property is mandatory, numeric if its data type is. Source:
 * ASSET-091.
 */
export function validatePropertyValue(property: AssetProperty, value: string): FieldError | null {
  const typed = value.trim();
  if (typed === '') return property.isMandatory ? { rule: 'required' } : null;
  if (property.controlType === 'DropDown') return null;
  if (Array.from(typed).length > 250) return { rule: 'max', values: { max: 250 } };
  const isNumber = /^-?\d+(?:\.\d+)?$/.test(typed);
  return property.dataType === 'Number' && !isNumber ? { rule: 'numeric' } : null;
}
