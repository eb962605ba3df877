import type { ImportField } from '#machines/asset-import/import-fields.ts';
import { useText } from '#i18n/text.tsx';

/** What a field is called. */
export type FieldLabel = (field: ImportField) => string;

/** What the form calls each field: the headings of a table, too. */
export function useFieldLabels(): FieldLabel {
  const text = useText('assets');
  return (field) => {
    if (field === 'assetLocation') return text('assetLocationName');
    return text(field === 'vendor' ? 'vendorName' : field);
  };
}
