import { Search } from 'lucide-react';
import type { ReactNode } from 'react';
import { getFilter, type ListSearch } from '#machines/lists/list-search.ts';
import { searchName } from '#machines/records/record-page.ts';
import { TextFilter } from '#ui/data-grid/grid-filter.tsx';
import { filteredBy } from '#ui/data-grid/search.ts';
import { Select } from '#ui/fields/select.tsx';
import styles from '../review-cycles.module.css';

interface SearchedProps {
  search: ListSearch;
  onSearch: (search: ListSearch) => void;
}

/** The search and the further filters above a list. */
export function SearchFilters({
  label,
  search,
  onSearch,
  children,
}: SearchedProps & { label: string; children: ReactNode }) {
  return (
    <div className={styles.filters}>
      <TextFilter
        label={label}
        placeholder={label}
        icon={<Search aria-hidden="true" />}
        value={getFilter(search, searchName)}
        onFilter={(typed) => onSearch(filteredBy(search, searchName, typed))}
      />
      {children}
    </div>
  );
}

interface ChoiceFilterProps extends SearchedProps {
  /** The filter that it sets. */
  name: string;
  label: string;
  /** The option that clears it. */
  all: string;
  choices: readonly { id: string; label: string }[];
}

const allId = 'all';

/** Filters a list by one of a few options. */
export function ChoiceFilter({ name, label, all, choices, search, onSearch }: ChoiceFilterProps) {
  const value = getFilter(search, name);
  return (
    <div className={styles.choice}>
      <Select
        hideLabel
        label={label}
        placeholder={label}
        items={[{ id: allId, label: all }, ...choices]}
        value={value === '' ? allId : value}
        onChange={(id) => onSearch(filteredBy(search, name, id === null || id === allId ? '' : id))}
      />
    </div>
  );
}
