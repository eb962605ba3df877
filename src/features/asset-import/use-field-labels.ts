import { propertyName, type CellField } from '#machines/asset-import/import-fields.ts';
import { useText } from '#i18n/text.tsx';

/** What a cell is called. */
export type FieldLabel = (field: CellField) => string;

const others: Readonly<Record<string, 'assetLocationName' | 'vendorName'>> = {
  assetLocation: 'assetLocationName',
  vendor: 'vendorName',
};

/** What the form calls each field, and a property by its name: the headings of a table, too. */
export function useFieldLabels(): FieldLabel {
  const text = useText('assets');
  return (field) => propertyName(field) ?? text((others[field] ?? field) as 'name');
}
