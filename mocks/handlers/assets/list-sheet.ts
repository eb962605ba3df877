import type { components } from '#openapi/generated/types.ts';
import { message } from '../../core/handler.ts';
import { normalizeName } from '../../store/normalize-name.ts';
import { amountCell, dayCell } from '../../core/sheet-cells.ts';
import type { SheetColumn } from '../../core/workbook.ts';
import type { Scope } from '../../store/store.ts';
import type { TenantUser, World } from '../../store/world.ts';
import type { AssetProperty, AssetRecord } from '../../store/world/assets.ts';

type ListRow = components['schemas']['AssetListRow'];

/** A row of the list with data that the list itself does not show. */
interface SheetRow {
  row: ListRow;
  asset: AssetRecord;
}

/**
 * The list as a sheet with every column of an import, so that an exported file can be imported
 * again.
 */
export async function listSheet(
  db: Scope<World>,
  { listed, assets }: { listed: readonly ListRow[]; assets: readonly AssetRecord[] },
  format: TenantUser['dateFormat'],
): Promise<{ columns: SheetColumn<SheetRow>[]; rows: SheetRow[] }> {
  const rows = listed.flatMap((row, at) => {
    const asset = assets[at];
    return asset ? [{ row, asset }] : [];
  });
  const assetTypeId = [...new Set(assets.map((asset) => asset.assetTypeId))];
  const properties = await db.query('assetTypeProperties', { where: { assetTypeId } });
  return { columns: [...buildColumns(format), ...propertyColumns(properties)], rows };
}

const buildColumns = (format: TenantUser['dateFormat']): SheetColumn<SheetRow>[] => [
  { heading: message('headAssetCode'), value: ({ row }) => row.assetCode },
  { heading: message('headName'), value: ({ row }) => row.name },
  { heading: message('headAssetType'), value: ({ row }) => row.assetType },
  { heading: message('headCategory'), value: ({ row }) => row.assetCategory },
  { heading: message('headStatus'), value: ({ row }) => row.assetStatus },
  { heading: message('headAssetEmployee'), value: ({ row }) => row.employeeName },
  { heading: message('headTeam'), value: ({ row }) => row.teamName },
  { heading: message('headLocation'), value: ({ row }) => row.assetLocationName },
  { heading: message('headSerialNumber'), value: ({ row }) => row.serialNumber },
  { heading: message('headVendor'), value: ({ row }) => row.vendorName },
  { heading: message('headInvoiceNumber'), value: ({ row }) => row.invoiceNumber },
  {
    heading: message('headDateOfPurchase'),
    value: ({ asset }) => dayCell(asset.dateOfPurchase, format),
  },
  {
    heading: message('headPrice'),
    isSummed: true,
    value: ({ row }) => amountCell(row.price),
  },
  {
    heading: message('field.warrantyStartDate'),
    value: ({ asset }) => dayCell(asset.warrantyStartDate, format),
  },
  { heading: message('field.warrantyPeriod'), value: ({ asset }) => asset.warrantyPeriod },
  {
    heading: message('headWarrantyEnd'),
    value: ({ asset }) => dayCell(asset.warrantyEndDate, format),
  },
];

/** A column for each property name; properties with the same name share one. */
function propertyColumns(properties: readonly AssetProperty[]): SheetColumn<SheetRow>[] {
  const named = Map.groupBy(properties, ({ name }) => normalizeName(name));
  return [...named.values()].map((group) => ({
    heading: group[0]?.name ?? '',
    value: ({ asset }) => {
      const property = group.find(({ assetTypeId }) => assetTypeId === asset.assetTypeId);
      return property ? shownValue(property, asset) : null;
    },
  }));
}

function shownValue({ id, options }: AssetProperty, { propertyValues }: AssetRecord): string {
  const value = propertyValues[id] ?? '';
  return options.find((option) => option.id === value)?.description ?? value;
}
