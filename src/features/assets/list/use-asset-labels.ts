import type { AssetForm } from '#machines/assets/form/asset-form.ts';
import { propertyField, type AssetProperty } from '#machines/assets/form/asset-property.ts';
import { useText } from '#i18n/text.tsx';

/** Fields whose text key differs from their name. */
const keys = {
  assetTypeId: 'assetType',
  assetLocationId: 'assetLocationName',
  vendorId: 'vendorName',
  statusId: 'assetStatus',
} as const;

/** Fields whose texts are only in the catalog of the forms. */
const ofForms = [
  'isBulk',
  'serialNumbers',
  'scrappedOn',
  'sentToRepairOn',
  'returnedFromRepairOn',
  'repairNotesBeforeService',
  'repairNotesAfterService',
] as const;

type Named = Exclude<keyof AssetForm, `assetProperties.${string}`>;
type Translated = keyof typeof keys;
type OfForms = (typeof ofForms)[number];
const isOfForms = (field: Named): field is OfForms => ofForms.some((each) => each === field);
const isTranslated = (field: Named): field is Translated => field in keys;

/** The labels of an asset's fields; a property is labeled by its own name. */
export function useAssetLabels(properties: readonly AssetProperty[] = []) {
  const text = useText('assets');
  const forms = useText('assetForms');
  const getLabel = (field: Named) => {
    if (isOfForms(field)) return forms(field);
    return text(isTranslated(field) ? keys[field] : field);
  };
  const isNamed = (field: keyof AssetForm): field is Named => !field.startsWith('assetProperties.');
  return (field: keyof AssetForm): string =>
    isNamed(field)
      ? getLabel(field)
      : (properties.find((property) => propertyField(property) === field)?.assetTypePropertyName ??
        text('properties'));
}
