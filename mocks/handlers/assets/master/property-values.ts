import { cleanOrEmpty } from '../../../store/normalize-name.ts';
import type { AssetProperty } from '../../../store/world/assets.ts';
import type { FieldErrors } from '../../../common/assets/field-errors.ts';
import { controlTypeIds, dataTypeIds } from '../../../common/assets/master-data.ts';

type Values = Readonly<Record<string, string>>;

/** The property values that a form sends. */
type SentValues = readonly { id: string; assetTypePropertyValue: string }[];

/** The values after a form, without empty ones; properties that were not sent keep their values. */
export function mergedValues(
  properties: readonly AssetProperty[],
  before: Values,
  sent: SentValues,
): Record<string, string> {
  const given = new Map(sent.map(({ id, assetTypePropertyValue }) => [id, assetTypePropertyValue]));
  const values = properties.map(
    ({ id }) => [id, cleanOrEmpty(given.get(id) ?? before[id] ?? '')] as const,
  );
  return Object.fromEntries(values.filter(([, value]) => value !== ''));
}

/**
 * Validates values against their properties: mandatory ones are present, numbers are valid, options
 * exist, and no property is unknown. Source: ASSET-091.
 */
export function checkValues(
  properties: readonly AssetProperty[],
  values: Values,
  sent: SentValues,
  errors: FieldErrors,
): void {
  const known = new Set(properties.map(({ id }) => id));
  for (const { id } of sent)
    if (!known.has(id)) errors.add(getFieldPath(id), 'assetPropertyUnknown');
  for (const property of properties) checkValue(property, values[property.id] ?? '', errors);
}

function checkValue(property: AssetProperty, value: string, errors: FieldErrors): void {
  const field = getFieldPath(property.id);
  if (value === '') {
    if (property.isMandatory) errors.require(field, property.name);
    return;
  }
  if (property.controlTypeId === controlTypeIds.DropDown) {
    const isOption = property.options.some(({ id }) => id === value);
    if (!isOption) errors.add(field, 'invalid', { field: property.name });
    return;
  }
  const isNumeric = property.dataTypeId === dataTypeIds.Number;
  if (isNumeric && !isNumber(value)) errors.add(field, 'assetNumbersOnly');
}

/** Whether a text is a plain decimal number, e.g. -12.5. */
export const isNumber = (text: string): boolean => /^-?\d+(?:\.\d+)?$/.test(text);

/** A property's key in `fieldErrors`, by its id. */
const getFieldPath = (id: string) => `assetProperties.${id}`;

/** Whether two sets of values are equal. */
export function sameValues(a: Values, b: Values): boolean {
  const filled = (values: Values) => Object.entries(values).filter(([, value]) => value !== '');
  return filled(a).length === filled(b).length && filled(a).every(([id, value]) => b[id] === value);
}
