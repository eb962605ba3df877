import { useSelector } from '@xstate/react';
import { useMemo } from 'react';
import type { AssetReportChoicesActor } from '#machines/asset-reports/asset-report-choices.machine.ts';
import type { AssetReportExportActor } from '#machines/asset-reports/asset-report-export.machine.ts';
import { groupingName } from '#machines/asset-reports/asset-report-search.ts';
import type { PurchaseReport, PurchaseReportRow } from '#machines/asset-reports/asset-report.ts';
import { getFilter } from '#machines/lists/list-search.ts';
import { useFormat } from '#i18n/format.tsx';
import { useText } from '#i18n/text.tsx';
import { ExportReport } from '#records/report/export-report.tsx';
import { FilterDay, FilterSelect, ReportFilters } from '#records/report/report-filters.tsx';
import {
  ReportFrame,
  useReportRejection,
  type Fact,
  type ReportPageState,
} from '#records/report/report-frame.tsx';
import { PagedReport } from '#records/report/report-paged.tsx';
import type { GridColumn } from '#ui/data-grid/grid.ts';
import { ToAssets } from './assets-link.tsx';
import { useAssetColumns } from './asset-columns.tsx';
import { PurchaseGroups } from './purchase-groups.tsx';

export interface AssetPurchaseReportScreenProps extends ReportPageState<PurchaseReport> {
  choices: AssetReportChoicesActor;
  exporting: AssetReportExportActor;
}

/** The purchased assets and their total cost. Source: ASSET-106, ASSET-009. */
export function AssetPurchaseReportScreen(props: AssetPurchaseReportScreenProps) {
  const { choices, exporting, onPrint, ...reportState } = props;
  const text = useText('assetReports');
  const format = useFormat();
  const { actor, search } = reportState;
  return (
    <ReportFrame
      actor={actor}
      title={text('title_purchase')}
      onPrint={onPrint}
      actions={
        <ExportReport report={actor} actor={exporting} requested={{ report: 'purchase', search }} />
      }
      filters={<Filters {...reportState} choices={choices} />}
      facts={useFacts(props)}
      getTotals={({ assetCount, totalPrice }) => [
        [text('assetCount'), format.number(assetCount)],
        [text('totalPrice'), format.money(totalPrice, 'asset')],
      ]}
    >
      <PurchaseGroups actor={actor} search={search} onSearch={reportState.onSearch} />
      <PagedReport
        {...reportState}
        label={text('title_purchase')}
        columns={useColumns()}
        emptyText={text('none_purchase')}
        emptyAction={<ToAssets />}
      />
    </ReportFrame>
  );
}

type FilterProps = Pick<
  AssetPurchaseReportScreenProps,
  'actor' | 'choices' | 'search' | 'onSearch'
>;

function Filters({ actor, choices, ...reportState }: FilterProps) {
  const text = useText('assetReports');
  const { vendors, categories, types } = useChoices({ choices, ...reportState });
  return (
    <ReportFilters {...reportState} views={[groupingName]}>
      <FilterDay
        {...reportState}
        label={text('from')}
        name="fromDate"
        error={useReportRejection(actor, 'fromDate')}
      />
      <FilterDay
        {...reportState}
        label={text('to')}
        name="toDate"
        error={useReportRejection(actor, 'toDate')}
      />
      <FilterSelect
        {...reportState}
        label={text('category')}
        name="assetCategoryId"
        choices={categories}
      />
      <FilterSelect {...reportState} label={text('type')} name="assetTypeId" choices={types} />
      <FilterSelect {...reportState} label={text('vendor')} name="vendorId" choices={vendors} />
    </ReportFilters>
  );
}

/** The filter options; types only from the selected category. */
function useChoices({ choices, search }: Pick<FilterProps, 'choices' | 'search'>) {
  const known = useSelector(choices, ({ context }) => context.choices);
  const named = ({ id, value: label }: { id: string; value: string }) => ({ id, label });
  const categoryId = getFilter(search, 'assetCategoryId');
  const types = known?.assetTypes.filter(
    ({ id, assetCategoryId }) =>
      categoryId === '' ||
      assetCategoryId === categoryId ||
      id === getFilter(search, 'assetTypeId'),
  );
  return {
    categories: known?.assetCategories.map(named) ?? [],
    types: types?.map(({ id, name: label }) => ({ id, label })) ?? [],
    vendors: known?.vendors.map(named) ?? [],
  };
}

/** The active filters as text. */
function useFacts({ choices, search }: AssetPurchaseReportScreenProps): readonly Fact[] {
  const text = useText('assetReports');
  const { shortDay } = useFormat();
  const { categories, types, vendors } = useChoices({ choices, search });
  const day = (label: string, name: string): Fact => {
    const value = getFilter(search, name);
    return [label, value && shortDay(value)];
  };
  const renderSelect = (label: string, name: string, of: typeof types): Fact => [
    label,
    of.find(({ id }) => id === getFilter(search, name))?.label ?? '',
  ];
  const facts = [
    day(text('from'), 'fromDate'),
    day(text('to'), 'toDate'),
    renderSelect(text('category'), 'assetCategoryId', categories),
    renderSelect(text('type'), 'assetTypeId', types),
    renderSelect(text('vendor'), 'vendorId', vendors),
  ];
  return facts.filter(([, value]) => value !== '');
}

function useColumns(): readonly GridColumn<PurchaseReportRow>[] {
  const { code, status, price, buildTextColumn } = useAssetColumns();
  return useMemo(
    () => [
      code,
      buildTextColumn('name'),
      buildTextColumn('assetType'),
      buildTextColumn('assetCategory'),
      status,
      buildTextColumn('vendorName'),
      buildTextColumn('invoiceNumber'),
      buildTextColumn('serialNumber'),
      buildTextColumn('dateOfPurchaseAsString'),
      buildTextColumn('warrantyEndDateAsString'),
      price,
    ],
    [code, status, price, buildTextColumn],
  );
}
