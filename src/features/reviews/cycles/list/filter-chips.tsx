import { getFilter, type ListSearch } from '#machines/lists/list-search.ts';
import { useFormat } from '#i18n/format.tsx';
import { Button } from '#ui/controls/button.tsx';
import { filteredBy } from '#ui/data-grid/search.ts';
import styles from '../review-cycles.module.css';

interface FilterChipsProps {
  label: string;
  /** The filter that a chip sets. */
  name: string;
  chips: readonly { value: string; label: string; count?: number | undefined }[];
  search: ListSearch;
  onSearch: (search: ListSearch) => void;
}

/** The values of a filter as buttons, each with its number; a second press clears the filter. */
export function FilterChips({ label, name, chips, search, onSearch }: FilterChipsProps) {
  const { number } = useFormat();
  const selected = getFilter(search, name);
  return (
    <div role="group" aria-label={label} className={styles.chips}>
      {chips.map(({ value, label: chip, count }) => (
        <Button
          key={value}
          size="small"
          variant={value === selected ? 'secondary' : 'quiet'}
          aria-pressed={value === selected}
          onPress={() => onSearch(filteredBy(search, name, value === selected ? '' : value))}
        >
          {chip} <span className={styles.count}>{count !== undefined && number(count)}</span>
        </Button>
      ))}
    </div>
  );
}
