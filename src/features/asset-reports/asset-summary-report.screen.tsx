import type { AssetReportChoicesActor } from '#machines/asset-reports/asset-report-choices.machine.ts';
import type { AssetReportExportActor } from '#machines/asset-reports/asset-report-export.machine.ts';
import { categoryName, snapShotName } from '#machines/asset-reports/asset-report-search.ts';
import {
  assetStatuses,
  type AssetReport,
  type AssetStatus,
  type SummaryReportRow,
} from '#machines/asset-reports/asset-report.ts';
import { getFilter } from '#machines/lists/list-search.ts';
import { useFormat } from '#i18n/format.tsx';
import { useText } from '#i18n/text.tsx';
import { ExportReport } from '#records/report/export-report.tsx';
import { ReportBars } from '#records/report/report-bars.tsx';
import { FilterDay, ReportFilters } from '#records/report/report-filters.tsx';
import {
  ReportFrame,
  useReportRejection,
  type ReportPageState,
} from '#records/report/report-frame.tsx';
import { ReportTable, type ReportColumn } from '#records/report/report-table.tsx';
import { FullReport } from '#records/report/full-report.tsx';
import { AssetsLink, ToAssets } from './assets-link.tsx';
import { CategoryFilter, useCategoryFacts } from './category-filter.tsx';
import { groupsBy } from './groups-by.ts';

export interface AssetSummaryReportScreenProps extends ReportPageState<
  AssetReport<SummaryReportRow>
> {
  choices: AssetReportChoicesActor;
  exporting: AssetReportExportActor;
  /** The person's current day, yyyy-MM-dd. */
  today: string;
}

/** The assets of each type as of a given day. Source: ASSET-106, ASSET-010. */
export function AssetSummaryReportScreen(props: AssetSummaryReportScreenProps) {
  const { actor, choices, exporting, today, onRetry, onPrint, ...reportState } = props;
  const text = useText('assetReports');
  const format = useFormat();
  const { search } = reportState;
  const day = getFilter(search, snapShotName) || today;
  return (
    <ReportFrame
      actor={actor}
      title={text('title_summary')}
      onPrint={onPrint}
      actions={
        <ExportReport report={actor} actor={exporting} requested={{ report: 'summary', search }} />
      }
      filters={
        <ReportFilters {...reportState}>
          <FilterDay
            {...reportState}
            label={text('snapShotDate')}
            name={snapShotName}
            defaultValue={today}
            error={useReportRejection(actor, snapShotName)}
          />
          <CategoryFilter {...reportState} choices={choices} />
        </ReportFilters>
      }
      note={text('notDisposed')}
      facts={[[text('snapShotDate'), format.shortDay(day)], ...useCategoryFacts(choices, search)]}
      getTotals={({ assetCount, totalPrice }) => [
        [text('assetCount'), format.number(assetCount)],
        [text('totalPrice'), format.money(totalPrice, 'asset')],
      ]}
    >
      <FullReport
        actor={actor}
        onRetry={onRetry}
        emptyText={
          getFilter(search, categoryName) === ''
            ? text('none_summary', { day: format.shortDay(day) })
            : undefined
        }
        emptyAction={<ToAssets />}
      >
        {({ rows }, isBusy) => (
          <>
            <ReportBars
              label={text('byType')}
              bars={rows.map(({ assetTypeId, assetType, totalAssets }) => ({
                id: assetTypeId,
                label: <bdi>{assetType}</bdi>,
                value: totalAssets,
                figure: format.number(totalAssets),
              }))}
            />
            <SummaryTable rows={rows} isNow={day === today} isBusy={isBusy} />
          </>
        )}
      </FullReport>
    </ReportFrame>
  );
}

interface SummaryTableProps {
  rows: readonly SummaryReportRow[];
  /** Whether the day is today: the list of assets only shows the current state. */
  isNow: boolean;
  isBusy: boolean;
}

function SummaryTable({ rows, isNow, isBusy }: SummaryTableProps) {
  const text = useText('assetReports');
  const records = useText('records');
  return (
    <ReportTable
      label={text('title_summary')}
      columns={useSummaryColumns(isNow)}
      groups={groupsBy(rows, ({ assetCategoryId: id, assetCategory: name }) => ({ id, name }))}
      getKey={({ assetTypeId }) => assetTypeId}
      sumLabel={records('sumLabel')}
      totalLabel={records('totalLabel')}
      isBusy={isBusy}
    />
  );
}

type Counted = 'assigned' | 'inStore' | 'repair' | 'scrap' | 'disposed' | 'totalAssets';

const counts: Readonly<Record<AssetStatus, Counted>> = {
  Assigned: 'assigned',
  InStore: 'inStore',
  Repair: 'repair',
  Scrap: 'scrap',
  Disposed: 'disposed',
};

function useSummaryColumns(isNow: boolean): readonly ReportColumn<SummaryReportRow>[] {
  const text = useText('assetReports');
  const format = useFormat();
  const sumBy = (rows: readonly SummaryReportRow[], name: Counted | 'totalPrice') =>
    rows.reduce((sum, { [name]: value }) => sum + value, 0);
  const counted = (status: AssetStatus): ReportColumn<SummaryReportRow> => ({
    id: status,
    header: text(`status_${status}`),
    cell: ({ assetTypeId, [counts[status]]: count }) =>
      isNow && count > 0 ? (
        <AssetsLink where={{ assetTypeIds: assetTypeId, assetStatus: status }}>
          {format.number(count)}
        </AssetsLink>
      ) : (
        format.number(count)
      ),
    sum: (rows) => format.number(sumBy(rows, counts[status])),
    align: 'end',
  });
  return [
    {
      id: 'type',
      header: text('assetType'),
      cell: ({ assetType }) => <bdi>{assetType}</bdi>,
    },
    ...assetStatuses.map(counted),
    {
      id: 'totalAssets',
      header: text('totalAssets'),
      cell: ({ totalAssets }) => format.number(totalAssets),
      sum: (rows) => format.number(sumBy(rows, 'totalAssets')),
      align: 'end',
    },
    {
      id: 'totalPrice',
      header: text('totalPrice'),
      cell: ({ totalPrice }) => format.money(totalPrice, 'asset'),
      sum: (rows) => format.money(sumBy(rows, 'totalPrice'), 'asset'),
      align: 'end',
    },
  ];
}
