import type { AssetReportChoicesActor } from '#machines/asset-reports/asset-report-choices.machine.ts';
import type { AssetReportExportActor } from '#machines/asset-reports/asset-report-export.machine.ts';
import {
  categoryName,
  groupingName,
  statusGroupings,
  type StatusGrouping,
} from '#machines/asset-reports/asset-report-search.ts';
import {
  assetStatuses,
  type AssetReport,
  type StatusReportRow,
} from '#machines/asset-reports/asset-report.ts';
import { getFilter } from '#machines/lists/list-search.ts';
import { useFormat } from '#i18n/format.tsx';
import { useText } from '#i18n/text.tsx';
import { ExportReport } from '#records/report/export-report.tsx';
import { ReportBars } from '#records/report/report-bars.tsx';
import { ReportFilters } from '#records/report/report-filters.tsx';
import { ReportFrame, type ReportPageState } from '#records/report/report-frame.tsx';
import { ReportGrouping } from '#records/report/report-grouping.tsx';
import { ReportTable, type ReportColumn, type ReportGroup } from '#records/report/report-table.tsx';
import { FullReport } from '#records/report/full-report.tsx';
import { filteredBy } from '#ui/data-grid/search.ts';
import { AssetStatusBadge } from './asset-status-badge.tsx';
import { AssetsLink, ToAssets } from './assets-link.tsx';
import { CategoryFilter, useCategoryFacts } from './category-filter.tsx';
import { groupsBy } from './groups-by.ts';

type ResponseBody = AssetReport<StatusReportRow>;

export interface AssetStatusReportScreenProps extends ReportPageState<ResponseBody> {
  choices: AssetReportChoicesActor;
  exporting: AssetReportExportActor;
}

/** The current number of assets of each type in each status. Source: ASSET-106, ASSET-008. */
export function AssetStatusReportScreen(props: AssetStatusReportScreenProps) {
  const { actor, choices, exporting, onRetry, onPrint, ...reportState } = props;
  const { search, onSearch } = reportState;
  const text = useText('assetReports');
  const format = useFormat();
  const grouping = getGrouping(getFilter(search, groupingName));
  return (
    <ReportFrame
      actor={actor}
      title={text('title_status')}
      onPrint={onPrint}
      actions={
        <ExportReport report={actor} actor={exporting} requested={{ report: 'status', search }} />
      }
      filters={
        <>
          <ReportFilters {...reportState} views={[groupingName]}>
            <CategoryFilter {...reportState} choices={choices} />
          </ReportFilters>
          <ReportGrouping
            options={statusGroupings.map((id) => ({ id, label: text(`group_${id}`) }))}
            value={grouping}
            onChange={(id) =>
              onSearch(filteredBy(search, groupingName, id === statusGroupings[0] ? '' : id))
            }
          />
        </>
      }
      facts={useCategoryFacts(choices, search)}
      getTotals={({ assetCount, totalPrice }) => [
        [text('assetCount'), format.number(assetCount)],
        [text('totalPrice'), format.money(totalPrice, 'asset')],
      ]}
    >
      <FullReport
        actor={actor}
        onRetry={onRetry}
        emptyText={getFilter(search, categoryName) === '' ? text('none_status') : undefined}
        emptyAction={<ToAssets />}
      >
        {({ rows }, isBusy) => (
          <>
            <StatusBars rows={rows} assetCategoryIds={getFilter(search, categoryName)} />
            <StatusTable rows={rows} grouping={grouping} isBusy={isBusy} />
          </>
        )}
      </FullReport>
    </ReportFrame>
  );
}

const getGrouping = (requested: string): StatusGrouping =>
  statusGroupings.find((each) => each === requested) ?? statusGroupings[0];

const getCount = (rows: readonly StatusReportRow[]) =>
  rows.reduce((sum, { assetCount }) => sum + assetCount, 0);

const sumPrices = (rows: readonly StatusReportRow[]) =>
  rows.reduce((sum, { totalPrice }) => sum + totalPrice, 0);

interface StatusBarsProps {
  rows: readonly StatusReportRow[];
  /** Id of the report's category; empty for all. */
  assetCategoryIds: string;
}

/** The number of assets in each status, for all types together. */
function StatusBars({ rows, assetCategoryIds }: StatusBarsProps) {
  const text = useText('assetReports');
  const format = useFormat();
  const bars = assetStatuses.map((status) => {
    const value = getCount(rows.filter(({ assetStatus }) => assetStatus === status));
    const name = text(`status_${status}`);
    const label =
      value === 0 ? (
        name
      ) : (
        <AssetsLink where={{ assetStatus: status, assetCategoryIds }}>{name}</AssetsLink>
      );
    return { id: status, label, value, figure: format.number(value) };
  });
  return <ReportBars label={text('byStatus')} bars={bars} />;
}

interface StatusTableProps {
  rows: readonly StatusReportRow[];
  grouping: StatusGrouping;
  isBusy: boolean;
}

function StatusTable({ rows, grouping, isBusy }: StatusTableProps) {
  const text = useText('assetReports');
  const records = useText('records');
  return (
    <ReportTable
      label={text('title_status')}
      columns={useStatusColumns(grouping)}
      groups={useGroups(rows, grouping)}
      getKey={({ assetTypeId, statusId }) => `${assetTypeId} ${statusId}`}
      sumLabel={records('sumLabel')}
      totalLabel={records('totalLabel')}
      isBusy={isBusy}
    />
  );
}

/** The rows grouped by category, type or status; statuses in the order of the requirements. */
function useGroups(
  rows: readonly StatusReportRow[],
  grouping: StatusGrouping,
): readonly ReportGroup<StatusReportRow>[] {
  const text = useText('assetReports');
  const names: Record<StatusGrouping, (row: StatusReportRow) => { id: string; name: string }> = {
    category: ({ assetCategoryId: id, assetCategory: name }) => ({ id, name }),
    type: ({ assetTypeId: id, assetType: name }) => ({ id, name }),
    status: ({ statusId: id, assetStatus }) => ({ id, name: text(`status_${assetStatus}`) }),
  };
  const inOrder = grouping === 'status' ? rows.toSorted(byStatus) : rows;
  return groupsBy(inOrder, names[grouping]);
}

const byStatus = (one: StatusReportRow, other: StatusReportRow) =>
  assetStatuses.indexOf(one.assetStatus) - assetStatuses.indexOf(other.assetStatus);

/** The column that names the group is left out of its rows. */
function useStatusColumns(grouping: StatusGrouping): readonly ReportColumn<StatusReportRow>[] {
  const text = useText('assetReports');
  const format = useFormat();
  const columns: Record<string, ReportColumn<StatusReportRow>> = {
    type: {
      id: 'type',
      header: text('assetType'),
      cell: ({ assetType }) => <bdi>{assetType}</bdi>,
    },
    category: {
      id: 'category',
      header: text('assetCategory'),
      cell: ({ assetCategory }) => <bdi>{assetCategory}</bdi>,
    },
    status: {
      id: 'status',
      header: text('assetStatus'),
      cell: ({ assetStatus }) => <AssetStatusBadge status={assetStatus} />,
    },
    count: {
      id: 'count',
      header: text('assetCount'),
      cell: ({ assetCount, assetTypeId, assetStatus }) => (
        <AssetsLink where={{ assetTypeIds: assetTypeId, assetStatus }}>
          {format.number(assetCount)}
        </AssetsLink>
      ),
      sum: (rows) => format.number(getCount(rows)),
      align: 'end',
    },
    price: {
      id: 'price',
      header: text('totalPrice'),
      cell: ({ totalPrice }) => format.money(totalPrice, 'asset'),
      sum: (rows) => format.money(sumPrices(rows), 'asset'),
      align: 'end',
    },
    longest: {
      id: 'longest',
      header: text('longest'),
      cell: ({ longestInDays: count }) => text('days', { count }),
      align: 'end',
    },
  };
  const names = { category: ['type', 'status'], type: ['status'], status: ['type', 'category'] };
  return [...names[grouping], 'count', 'price', 'longest'].flatMap((id) => columns[id] ?? []);
}
