import { useMemo } from 'react';
import type { CullOutReportRow, PurchaseReportRow } from '#machines/asset-reports/asset-report.ts';
import { useFormat } from '#i18n/format.tsx';
import { useText } from '#i18n/text.tsx';
import { useBlocked } from '#records/blocked.tsx';
import { RecordLink } from '#records/view/record-link.tsx';
import type { GridColumn } from '#ui/data-grid/grid.ts';
import { assetAddresses } from '#page/parameters/addresses.ts';
import { AssetStatusBadge } from './asset-status-badge.tsx';

/** The fields that the rows of both reports have. */
type Row = Pick<PurchaseReportRow, keyof PurchaseReportRow & keyof CullOutReportRow>;

/** Text columns, each with the field that it shows. */
const headers = {
  name: 'name',
  assetType: 'assetType',
  assetCategory: 'assetCategory',
  vendorName: 'vendorName',
  invoiceNumber: 'invoiceNumber',
  serialNumber: 'serialNumber',
  employeeName: 'employeeName',
  teamName: 'teamName',
  dateOfPurchaseAsString: 'dateOfPurchase',
  warrantyEndDateAsString: 'warrantyEndDate',
} as const;

/**
 * The columns for reports that list assets; each report selects the ones it shows. The code links
 * to the asset, for people who may see it.
 */
export function useAssetColumns() {
  const text = useText('assetReports');
  const format = useFormat();
  const { isBlocked: cannotView } = useBlocked('assetManager.view');
  return useMemo(
    () => ({
      buildTextColumn: <Each extends Partial<Record<keyof typeof headers, string>>>(
        id: keyof typeof headers & keyof Each,
      ): GridColumn<Each> => ({
        id,
        header: text(headers[id]),
        cell: ({ [id]: value }) => <bdi>{value || '-'}</bdi>,
        isSortable: true,
        isLong: id === 'name',
      }),
      code: {
        id: 'assetCode',
        header: text('assetCode'),
        cell: ({ id, assetCode }) =>
          cannotView ? (
            <bdi>{assetCode}</bdi>
          ) : (
            <RecordLink address={assetAddresses.view(id)}>{assetCode}</RecordLink>
          ),
        isSortable: true,
      } satisfies GridColumn<Row>,
      status: {
        id: 'assetStatus',
        header: text('assetStatus'),
        cell: ({ assetStatus }) => <AssetStatusBadge status={assetStatus} />,
        isSortable: true,
      } satisfies GridColumn<Row>,
      price: {
        id: 'price',
        header: text('price'),
        cell: ({ price }) => format.money(price, 'asset'),
        isSortable: true,
        align: 'end',
      } satisfies GridColumn<Row>,
    }),
    [text, format, cannotView],
  );
}
