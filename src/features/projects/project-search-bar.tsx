import { Filter, Search } from 'lucide-react';
import { useState } from 'react';
import { getFilter } from '#machines/lists/list-search.ts';
import { ownerFilter, parentFilter, tagFilter } from '#machines/projects/list/project-search.ts';
import { searchName } from '#machines/records/record-page.ts';
import { useText } from '#i18n/text.tsx';
import { Button } from '#ui/controls/button.tsx';
import { TextFilter } from '#ui/data-grid/grid-filter.tsx';
import { filteredBy } from '#ui/data-grid/search.ts';
import { onDemand } from '#ui/hooks/on-demand.ts';
import type { ProjectFiltersProps } from './project-filters.container.tsx';
import styles from './project-list.module.css';

const folded: readonly string[] = [tagFilter, ownerFilter, parentFilter];

// Few people filter by these, so they load on request or for such an address.
const ProjectFilters = onDemand<ProjectFiltersProps>(() =>
  import('./project-filters.container.tsx').then((module) => module.ProjectFilters),
);

/** Searches code and name, and opens the filters by tag, owner and parent. */
export function ProjectSearchBar(props: ProjectFiltersProps) {
  const { search, onSearch } = props;
  const text = useText('projects');
  const isFiltered = folded.some((name) => getFilter(search, name) !== '');
  const [isShown, setIsShown] = useState(isFiltered);
  const hasFilters = isShown || isFiltered;
  const close = () => {
    setIsShown(!hasFilters);
    // No hidden filter stays active.
    if (isFiltered) {
      const columnFilters = search.columnFilters.filter(({ name }) => !folded.includes(name));
      onSearch({ ...search, page: 1, columnFilters });
    }
  };
  return (
    <div className={styles.searchBar}>
      <TextFilter
        label={text('searchLabel')}
        placeholder={text('searchLabel')}
        icon={<Search aria-hidden="true" />}
        value={getFilter(search, searchName)}
        onFilter={(typed) => onSearch(filteredBy(search, searchName, typed))}
      />
      <Button
        size="small"
        variant={hasFilters ? 'secondary' : 'quiet'}
        aria-expanded={hasFilters}
        icon={<Filter aria-hidden="true" />}
        onPress={close}
      >
        {text('moreFilters')}
      </Button>
      {hasFilters && <ProjectFilters {...props} />}
    </div>
  );
}
