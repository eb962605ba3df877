import type { components } from '@atrium/contract/generated/types.ts';
import { reject } from '../../../core/requests/http-error.ts';
import type { AssetProperty, AssetRecord } from '../../../store/world/assets.ts';
import { byText } from '../../../common/assets/find.ts';
import { controlTypeIds, controlTypes, dataTypes } from '../../../common/assets/master-data.ts';
import type { PropertyUse } from '../../../common/assets/property-use.ts';

type Contract = components['schemas'];

/** A property as the contract defines it, with its value for an asset. */
export function propertyView(property: AssetProperty, value = ''): Contract['AssetTypeProperty'] {
  const dataType = dataTypes.find(({ masterId }) => masterId === property.dataTypeId);
  const controlType = controlTypes.find(({ masterId }) => masterId === property.controlTypeId);
  if (!dataType || !controlType) throw reject(500, 'fault');
  return {
    id: property.id,
    assetTypeId: property.assetTypeId,
    assetTypePropertyName: property.name,
    assetTypePropertyValue: value,
    isMandatory: property.isMandatory,
    dataTypeId: property.dataTypeId,
    dataType: dataType.description,
    controlTypeId: property.controlTypeId,
    controlType: controlType.description,
    controlDataListId: property.controlDataListId,
    controlDataListValue: property.options.toSorted((a, b) => byText(a.description, b.description)),
    configurationOrder: property.configurationOrder,
    version: property.version,
  };
}

/** A property, the number of assets that have a value for it, and the options in use. */
export function usedView(
  property: AssetProperty,
  { count, byOption }: PropertyUse,
  assetCount: number,
): Contract['AssetTypeProperty'] {
  const view = propertyView(property);
  return {
    ...view,
    controlDataListValue: view.controlDataListValue.map((option) => ({
      ...option,
      assetCount: byOption.get(option.id) ?? 0,
    })),
    assetCount: count,
    missingCount: assetCount - count,
  };
}

/** The properties of a type with the values of one of its assets. */
export const valuesView = (
  properties: readonly AssetProperty[],
  { propertyValues }: Pick<AssetRecord, 'propertyValues'>,
): Contract['AssetTypeProperty'][] =>
  properties.map((property) => propertyView(property, propertyValues[property.id]));

/** An asset's property values as displayed. */
export const readableValues = (
  properties: readonly AssetProperty[],
  { propertyValues }: Pick<AssetRecord, 'propertyValues'>,
): Contract['AssetViewProperty'][] =>
  properties.map((property) => ({
    assetTypePropertyName: property.name,
    value: readable(property, propertyValues[property.id] ?? ''),
  }));

function readable({ controlTypeId, options }: AssetProperty, value: string): string {
  if (controlTypeId !== controlTypeIds.DropDown) return value;
  return options.find(({ id }) => id === value)?.description ?? '';
}
