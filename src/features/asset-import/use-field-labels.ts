import { propertyName, type CellField } from '#machines/asset-import/import-fields.ts';
import { useText } from '#i18n/text.tsx';

/** Returns the label of a cell. */
export type FieldLabel = (field: CellField) => string;

const others: Readonly<Record<string, 'assetLocationName' | 'vendorName'>> = {
  assetLocation: 'assetLocationName',
  vendor: 'vendorName',
};

/**
 * The form's label for each field, and a property's own name; also used as the headings of a table.
 */
export function useFieldLabels(): FieldLabel {
  const text = useText('assets');
  return (field) => propertyName(field) ?? text((others[field] ?? field) as 'name');
}
