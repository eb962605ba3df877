import { useMemo } from 'react';
import { propertyPrefix, warranties } from '#machines/assets/list/asset-search.ts';
import { assetStatuses, type Asset, type AssetListChoices } from '#machines/assets/asset.ts';
import { useFormat } from '#i18n/format.tsx';
import { useText } from '#i18n/text.tsx';
import { RecordLink } from '#records/view/record-link.tsx';
import { useBlocked } from '#records/blocked.tsx';
import type { GridColumn } from '#ui/data-grid/grid.ts';
import { assetAddresses } from '#page/parameters/addresses.ts';
import { StatusBadge, styles, TypeIcon } from './marks.tsx';

type Named =
  | 'name'
  | 'assetType'
  | 'assetCategory'
  | 'employeeName'
  | 'teamName'
  | 'assetLocationName'
  | 'serialNumber'
  | 'vendorName'
  | 'invoiceNumber'
  | 'dateOfPurchaseAsString'
  | 'warrantyEndDateAsString';

/** Text keys of column headings that differ from the field name. */
const headers = {
  dateOfPurchaseAsString: 'dateOfPurchase',
  warrantyEndDateAsString: 'warrantyEndDate',
} as const;
const getHeaderKey = (id: Named) =>
  id === 'dateOfPurchaseAsString' || id === 'warrantyEndDateAsString' ? headers[id] : id;

/** A filter with options to select from; a text filter while the options are unknown. */
const oneOf = (names: readonly string[] | undefined): GridColumn<Asset>['filter'] =>
  names === undefined || names.length === 0
    ? 'text'
    : names
        .toSorted((one, other) => one.localeCompare(other))
        .map((name) => ({ value: name, label: name }));

const getProperty = ({ assetProperties }: Asset, requested: string): string =>
  assetProperties.find(
    ({ assetTypePropertyName: name }) => name.toLowerCase() === requested.toLowerCase(),
  )?.value ?? '';

/** A column for the properties of one name, whatever their type; the server does not sort by them. */
const buildPropertyColumn = (name: string): GridColumn<Asset> => ({
  id: `${propertyPrefix}${name}`,
  header: name,
  cell: (row) => <bdi>{getProperty(row, name) || '-'}</bdi>,
  csv: (row) => getProperty(row, name),
  filter: 'text',
});

/**
 * Code, Name, Type, Category, Status, Assigned To, Team, Location, and the columns hidden by
 * default. The columns are a decision, not documented.
 */
export function useAssetColumns(choices: AssetListChoices | null): readonly GridColumn<Asset>[] {
  const text = useText('assets');
  const format = useFormat();
  const { isBlocked: cannotView } = useBlocked('assetManager.view');
  return useMemo(() => {
    const column = (
      id: Named,
      filter: GridColumn<Asset>['filter'] = 'text',
    ): GridColumn<Asset> => ({
      id,
      header: text(getHeaderKey(id)),
      cell: (row) => <bdi>{row[id] || '-'}</bdi>,
      csv: (row) => row[id],
      isSortable: true,
      filter,
    });
    return [
      {
        ...column('name'),
        id: 'assetCode',
        header: text('assetCode'),
        cell: ({ id, assetCode, assetTypeId }) => (
          <span className={styles.typed}>
            <TypeIcon typeId={assetTypeId} />
            {cannotView ? (
              <bdi>{assetCode}</bdi>
            ) : (
              <RecordLink address={assetAddresses.view(id)}>{assetCode}</RecordLink>
            )}
          </span>
        ),
        csv: ({ assetCode }) => assetCode,
      },
      { ...column('name'), isLong: true },
      column('assetType', oneOf(choices?.assetTypes.map(({ name }) => name))),
      column('assetCategory', oneOf(choices?.assetCategories.map(({ value }) => value))),
      {
        id: 'assetStatus',
        header: text('assetStatus'),
        cell: ({ assetStatus }) => <StatusBadge status={assetStatus} />,
        csv: ({ assetStatus }) => text(`status_${assetStatus}`),
        isSortable: true,
        filter: assetStatuses.map((value) => ({ value, label: text(`status_${value}`) })),
      },
      column('employeeName'),
      column('teamName'),
      column('assetLocationName', oneOf(choices?.assetLocations.map(({ value }) => value))),
      column('serialNumber'),
      column('vendorName', oneOf(choices?.vendors.map(({ value }) => value))),
      column('invoiceNumber'),
      {
        id: 'price',
        header: text('price'),
        cell: ({ price }) => format.money(price, 'asset'),
        isSortable: true,
        align: 'end',
      },
      column('dateOfPurchaseAsString'),
      column('warrantyEndDateAsString'),
      {
        id: 'warranty',
        header: text('warranty'),
        cell: ({ warranty }) => text(`warranty_${warranty}`),
        filter: warranties.map((value) => ({ value, label: text(`warranty_${value}`) })),
      },
      ...(choices?.propertyNames ?? []).map(buildPropertyColumn),
    ];
  }, [text, format, choices, cannotView]);
}
