import { Filter, Search, UserX } from 'lucide-react';
import { useState } from 'react';
import {
  handoverName,
  assigneeFilter,
  idFilters,
  nobody,
  warrantyName,
} from '#machines/assets/list/asset-search.ts';
import type { ListSearch } from '#machines/lists/list-search.ts';
import { searchName } from '#machines/records/record-page.ts';
import { useText } from '#i18n/text.tsx';
import { Button } from '#ui/controls/button.tsx';
import { TextFilter } from '#ui/data-grid/grid-filter.tsx';
import { filteredBy } from '#ui/data-grid/search.ts';
import { onDemand } from '#ui/hooks/on-demand.ts';
import type { AssetFiltersProps } from './asset-filters.container.tsx';
import { styles } from './marks.tsx';

const folded: readonly string[] = [...idFilters, handoverName, warrantyName];

/** Closing the filters also clears them, so that no hidden filter stays active. */
const withoutIds = (search: ListSearch): ListSearch => ({
  ...search,
  page: 1,
  columnFilters: search.columnFilters.filter(({ name }) => !folded.includes(name)),
});

// Few people filter by multiple values or by assignee, so this loads on request or for such an
// address.
const AssetFilters = onDemand<AssetFiltersProps>(() =>
  import('./asset-filters.container.tsx').then((module) => module.AssetFilters),
);

/** Searches all columns, filters for unassigned assets, and opens more filters. */
export function AssetSearchBar(props: AssetFiltersProps) {
  const { search, onSearch } = props;
  const text = useText('assets');
  const records = useText('records');
  const valueOf = (requested: string) =>
    search.columnFilters.find(({ name }) => name === requested)?.value ?? '';
  const isFiltered = folded.some((name) => valueOf(name) !== '');
  const [isShown, setIsShown] = useState(isFiltered);
  const hasFilters = isShown || isFiltered;
  const isOfNobody = valueOf(assigneeFilter) === nobody;
  return (
    <div className={styles.searchBar}>
      <TextFilter
        label={records('search')}
        placeholder={records('search')}
        icon={<Search aria-hidden="true" />}
        value={valueOf(searchName)}
        onFilter={(typed) => onSearch(filteredBy(search, searchName, typed))}
      />
      <Button
        size="small"
        variant={isOfNobody ? 'secondary' : 'quiet'}
        aria-pressed={isOfNobody}
        icon={<UserX aria-hidden="true" />}
        onPress={() => onSearch(filteredBy(search, assigneeFilter, isOfNobody ? '' : nobody))}
      >
        {text('unassigned')}
      </Button>
      <Button
        size="small"
        variant={hasFilters ? 'secondary' : 'quiet'}
        aria-expanded={hasFilters}
        icon={<Filter aria-hidden="true" />}
        onPress={() => {
          setIsShown(!hasFilters);
          if (isFiltered) onSearch(withoutIds(search));
        }}
      >
        {text('filterByMany')}
      </Button>
      {hasFilters && <AssetFilters {...props} />}
    </div>
  );
}
