import { Search, UserX } from 'lucide-react';
import { holderName, nobody } from '#machines/assets/asset-search.ts';
import { searchName } from '#machines/records/record-page.ts';
import { useText } from '#i18n/text.tsx';
import type { ListPlace } from '#records/record-grid.tsx';
import { Button } from '#ui/button.tsx';
import { TextFilter } from '#ui/data-grid/grid-filter.tsx';
import { filteredBy } from '#ui/data-grid/search.ts';
import { styles } from './marks.tsx';

/** Words that any column has to contain, and whether the assets of nobody are meant alone. */
export function AssetSearchBar({ search, onSearch }: Pick<ListPlace, 'search' | 'onSearch'>) {
  const text = useText('assets');
  const records = useText('records');
  const valueOf = (wanted: string) =>
    search.columnFilters.find(({ name }) => name === wanted)?.value ?? '';
  const isOfNobody = valueOf(holderName) === nobody;
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
        onPress={() => onSearch(filteredBy(search, holderName, isOfNobody ? '' : nobody))}
      >
        {text('unassigned')}
      </Button>
    </div>
  );
}
