import { getStatus } from '../../../common/assets/master-data.ts';
import { message } from '../../../core/requests/handler.ts';
import { normalizeName } from '../../../store/normalize-name.ts';
import { amountCell, dayCell } from '../../../core/files/sheet-cells.ts';
import type { SheetColumn } from '../../../core/files/workbook.ts';
import type { Scope } from '../../../store/store.ts';
import type { TenantUser, World } from '../../../store/world.ts';
import type { AssetProperty, AssetRecord } from '../../../store/world/assets.ts';

/**
 * The list as a sheet with every column of an import, so that an exported file can be imported
 * again.
 */
export async function listSheet(
  db: Scope<World>,
  assets: readonly AssetRecord[],
  format: TenantUser['dateFormat'],
): Promise<{ columns: SheetColumn<AssetRecord>[]; rows: readonly AssetRecord[] }> {
  const assetTypeId = [...new Set(assets.map((asset) => asset.assetTypeId))];
  const properties = await db.query('assetTypeProperties', { where: { assetTypeId } });
  return { columns: [...buildColumns(format), ...propertyColumns(properties)], rows: assets };
}

const buildColumns = (format: TenantUser['dateFormat']): SheetColumn<AssetRecord>[] => [
  { heading: message('headAssetCode'), value: (asset) => asset.assetCode },
  { heading: message('headName'), value: (asset) => asset.name },
  { heading: message('headAssetType'), value: (asset) => asset.typeName ?? '' },
  { heading: message('headCategory'), value: (asset) => asset.categoryName ?? '' },
  { heading: message('headStatus'), value: (asset) => getStatus(asset) },
  { heading: message('headAssetEmployee'), value: (asset) => asset.employeeName ?? '' },
  { heading: message('headTeam'), value: (asset) => asset.teamName ?? '' },
  { heading: message('headLocation'), value: (asset) => asset.locationName ?? '' },
  { heading: message('headSerialNumber'), value: (asset) => asset.serialNumber },
  { heading: message('headVendor'), value: (asset) => asset.vendorName ?? '' },
  { heading: message('headInvoiceNumber'), value: (asset) => asset.invoiceNumber },
  {
    heading: message('headDateOfPurchase'),
    value: (asset) => dayCell(asset.dateOfPurchase, format),
  },
  {
    heading: message('headPrice'),
    isSummed: true,
    value: (asset) => amountCell(asset.price),
  },
  {
    heading: message('field.warrantyStartDate'),
    value: (asset) => dayCell(asset.warrantyStartDate, format),
  },
  { heading: message('field.warrantyPeriod'), value: (asset) => asset.warrantyPeriod },
  {
    heading: message('headWarrantyEnd'),
    value: (asset) => dayCell(asset.warrantyEndDate, format),
  },
];

/** A column for each property name; properties with the same name share one. */
function propertyColumns(properties: readonly AssetProperty[]): SheetColumn<AssetRecord>[] {
  const named = Map.groupBy(properties, ({ name }) => normalizeName(name));
  return [...named.values()].map((group) => ({
    heading: group[0]?.name ?? '',
    value: (asset) => {
      const property = group.find(({ assetTypeId }) => assetTypeId === asset.assetTypeId);
      return property ? shownValue(property, asset) : null;
    },
  }));
}

function shownValue({ id, options }: AssetProperty, { propertyValues }: AssetRecord): string {
  const value = propertyValues[id] ?? '';
  return options.find((option) => option.id === value)?.description ?? value;
}
