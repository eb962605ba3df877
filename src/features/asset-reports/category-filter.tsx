import { useSelector } from '@xstate/react';
import type { AssetReportChoicesActor } from '#machines/asset-reports/asset-report-choices.machine.ts';
import { categoryName } from '#machines/asset-reports/asset-report-search.ts';
import { getFilter, type ListSearch } from '#machines/lists/list-search.ts';
import { useText } from '#i18n/text.tsx';
import { FilterSelect } from '#records/report/report-filters.tsx';
import type { Fact } from '#records/report/report-frame.tsx';
import type { ListPageState } from '#records/list/record-grid.tsx';

const useCategories = (choices: AssetReportChoicesActor) =>
  useSelector(choices, ({ context }) => context.choices)?.assetCategories ?? [];

/** Filters by the category of the assets. */
export function CategoryFilter({
  choices,
  ...reportState
}: Pick<ListPageState, 'search' | 'onSearch'> & { choices: AssetReportChoicesActor }) {
  const text = useText('assetReports');
  return (
    <FilterSelect
      {...reportState}
      label={text('category')}
      name={categoryName}
      choices={useCategories(choices).map(({ id, value: label }) => ({ id, label }))}
    />
  );
}

/** The selected category as text, if there is one. */
export function useCategoryFacts(choices: AssetReportChoicesActor, search: ListSearch): Fact[] {
  const text = useText('assetReports');
  const requested = getFilter(search, categoryName);
  const selected = useCategories(choices).find(({ id }) => id === requested);
  return selected ? [[text('category'), selected.value]] : [];
}
