import type { ReactNode } from 'react';
import { filterOf } from '#machines/lists/list-search.ts';
import { useDateSettings } from '#i18n/format.tsx';
import { useGridTexts } from '#i18n/grid-texts.ts';
import { useText } from '#i18n/text.tsx';
import { Button } from '#ui/button.tsx';
import { filteredBy, withoutFilters } from '#ui/data-grid/search.ts';
import type { DateFieldProps } from '#ui/date-field.tsx';
import type { DateRangeFieldProps, DayRange } from '#ui/date-range-field.tsx';
import { onDemand } from '#ui/on-demand.ts';
import type { SelectProps } from '#ui/select.tsx';
import type { ListPlace } from './record-grid.tsx';
import styles from './report.module.css';

// They weigh more than the report, which is read meanwhile.
const Select = onDemand<SelectProps>(() => import('#ui/select.tsx').then(({ Select: it }) => it));
const DateField = onDemand<DateFieldProps>(() =>
  import('#ui/date-field.tsx').then(({ DateField: it }) => it),
);
const DateRangeField = onDemand<DateRangeFieldProps>(() =>
  import('#ui/date-range-field.tsx').then(({ DateRangeField: it }) => it),
);

type Place = Pick<ListPlace, 'search' | 'onSearch'>;

/** The fields that a report is filtered by, and the way back to all of it. */
export function ReportFilters({ search, onSearch, children }: Place & { children: ReactNode }) {
  const text = useText('records');
  const { clearFilters } = useGridTexts();
  return (
    <div role="group" aria-label={text('filters')} className={styles.filters}>
      {children}
      {search.columnFilters.length > 0 && (
        <Button variant="quiet" onPress={() => onSearch(withoutFilters(search))}>
          {clearFilters}
        </Button>
      )}
    </div>
  );
}

interface FilterProps extends Place {
  label: string;
  /** Under which name the address has it. */
  name: string;
  /** The server's own words about it. */
  error?: string | undefined;
}

/** One of the values that a report can be filtered by; the first is all of them. */
export function FilterSelect(
  props: FilterProps & { choices: readonly { id: string; label: string }[] },
) {
  const { label, name, error, search, onSearch, choices } = props;
  const { any } = useGridTexts();
  return (
    <div className={styles.filter}>
      <Select
        label={label}
        placeholder={any}
        items={[{ id: '', label: any }, ...choices]}
        value={filterOf(search, name)}
        onChange={(chosen) => onSearch(filteredBy(search, name, chosen ?? ''))}
        error={error}
      />
    </div>
  );
}

/** The day that a report is of; `shown` stands there while none is chosen. */
export function FilterDay(props: FilterProps & { shown: string; max?: string }) {
  const { label, name, error, search, onSearch, shown, max } = props;
  const { dateFormat } = useDateSettings();
  return (
    <div className={styles.filter}>
      <DateField
        label={label}
        format={dateFormat}
        value={filterOf(search, name) || shown}
        max={max}
        onChange={(day) => {
          // A day that is typed in part is none yet.
          if (day !== null) onSearch(filteredBy(search, name, day === shown ? '' : day));
        }}
        error={error}
      />
    </div>
  );
}

/** From one day to another, both of which are filters of their own. */
export function FilterRange(
  props: Omit<FilterProps, 'name'> & { names: readonly [from: string, to: string] },
) {
  const { label, names, error, search, onSearch } = props;
  const { dateFormat } = useDateSettings();
  const [from, to] = names;
  const [start, end] = [filterOf(search, from), filterOf(search, to)];
  const choose = (range: DayRange | null) => {
    if (range === null) return;
    onSearch(filteredBy(filteredBy(search, from, range.start), to, range.end));
  };
  return (
    <div className={styles.filter} data-range="">
      <DateRangeField
        label={label}
        format={dateFormat}
        value={start && end ? { start, end } : null}
        onChange={choose}
        error={error}
      />
    </div>
  );
}
