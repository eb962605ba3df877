import { useSelector } from '@xstate/react';
import { useMemo } from 'react';
import type { AssetReportExportActor } from '#machines/asset-reports/asset-report-export.machine.ts';
import type { AssetReport, CullOutReportRow } from '#machines/asset-reports/asset-report.ts';
import type { CullOutChoicesActor } from '#machines/asset-reports/cull-out-choices.machine.ts';
import { getFilter } from '#machines/lists/list-search.ts';
import { useFormat } from '#i18n/format.tsx';
import { useText } from '#i18n/text.tsx';
import { ExportReport } from '#records/report/export-report.tsx';
import { FilterSelect, ReportFilters } from '#records/report/report-filters.tsx';
import {
  ReportFrame,
  useReportRejection,
  type ReportPageState,
} from '#records/report/report-frame.tsx';
import { PagedReport } from '#records/report/report-paged.tsx';
import type { GridColumn } from '#ui/data-grid/grid.ts';
import { ToAssets } from './assets-link.tsx';
import { useAssetColumns } from './asset-columns.tsx';

export interface AssetCullOutReportScreenProps extends ReportPageState<
  AssetReport<CullOutReportRow>
> {
  choices: CullOutChoicesActor;
  exporting: AssetReportExportActor;
}

/** The assets that are due to be culled. Source: ASSET-106, ASSET-011, ASSET-D24. */
export function AssetCullOutReportScreen(props: AssetCullOutReportScreenProps) {
  const { choices, exporting, onPrint, ...reportState } = props;
  const text = useText('assetReports');
  const format = useFormat();
  const { actor, search, onSearch } = reportState;
  const filters = useFilters(choices);
  const yearError = useReportRejection(actor, 'year');
  return (
    <ReportFrame
      actor={actor}
      title={text('title_cullOut')}
      onPrint={onPrint}
      actions={
        <ExportReport report={actor} actor={exporting} requested={{ report: 'cullOut', search }} />
      }
      filters={
        <ReportFilters {...reportState}>
          {filters.map((filter) => (
            <FilterSelect
              key={filter.name}
              {...filter}
              search={search}
              onSearch={onSearch}
              error={filter.name === 'year' ? yearError : undefined}
            />
          ))}
        </ReportFilters>
      }
      note={text('cullOutText')}
      facts={filters.flatMap(({ label, name, choices: all }) => {
        const selected = all.find(({ id }) => id === getFilter(search, name));
        return selected ? [[label, selected.label] as const] : [];
      })}
      getTotals={({ assetCount, totalPrice }) => [
        [text('assetCount'), format.number(assetCount)],
        [text('totalPrice'), format.money(totalPrice, 'asset')],
      ]}
    >
      <PagedReport
        {...reportState}
        label={text('title_cullOut')}
        columns={useColumns()}
        emptyText={text('none_cullOut')}
        emptyAction={<ToAssets />}
      />
    </ReportFrame>
  );
}

/** The report's filters, as far as their options are known. */
function useFilters(choices: CullOutChoicesActor) {
  const text = useText('assetReports');
  const known = useSelector(choices, ({ context }) => context.choices);
  const named = ({ id, value: label }: { id: string; value: string }) => ({ id, label });
  const years = known?.yearList.map(String) ?? [];
  return [
    {
      name: 'assetCategoryId',
      label: text('category'),
      choices: known?.assetCategories.map(named) ?? [],
    },
    {
      name: 'year',
      label: text('before'),
      choices: years.map((year) => ({ id: year, label: year })),
    },
    { name: 'teamId', label: text('team'), choices: known?.teamList.map(named) ?? [] },
  ];
}

function useColumns(): readonly GridColumn<CullOutReportRow>[] {
  const { code, status, price, buildTextColumn } = useAssetColumns();
  const text = useText('assetReports');
  return useMemo(
    () => [
      code,
      buildTextColumn('name'),
      buildTextColumn('assetType'),
      buildTextColumn('assetCategory'),
      status,
      buildTextColumn('employeeName'),
      buildTextColumn('teamName'),
      buildTextColumn('dateOfPurchaseAsString'),
      buildTextColumn('warrantyEndDateAsString'),
      {
        id: 'ageInYears',
        header: text('age'),
        cell: ({ ageInYears: count }: CullOutReportRow) => text('years', { count }),
        isSortable: true,
        align: 'end',
      },
      price,
    ],
    [code, status, price, buildTextColumn, text],
  );
}
