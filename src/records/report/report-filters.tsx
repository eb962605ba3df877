import type { ReactNode } from 'react';
import { getFilter } from '#machines/lists/list-search.ts';
import { useFieldSettings } from '#i18n/format.tsx';
import { useGridTexts } from '#i18n/grid-texts.ts';
import { useText } from '#i18n/text.tsx';
import { Button } from '#ui/controls/button.tsx';
import { filteredBy, withoutFilters } from '#ui/data-grid/search.ts';
import type { DateFieldProps } from '#ui/dates/date-field.tsx';
import { onDemand } from '#ui/hooks/on-demand.ts';
import type { SelectProps } from '#ui/fields/select.tsx';
import type { ListPageState } from '../list/record-grid.tsx';
import styles from './report.module.css';
import { useDayInput } from './use-day-input.ts';

// Loaded lazily, because they are larger than the report, which loads in the meantime.
const Select = onDemand<SelectProps>(() =>
  import('#ui/fields/select.tsx').then(({ Select: it }) => it),
);
const DateField = onDemand<DateFieldProps>(() =>
  import('#ui/dates/date-field.tsx').then(({ DateField: it }) => it),
);

type SearchProps = Pick<ListPageState, 'search' | 'onSearch'>;

interface ReportFiltersProps extends SearchProps {
  /** Names of URL parameters that do not affect the totals. */
  views?: readonly string[];
  children: ReactNode;
}

/** The filter fields of a report, and the button that clears them. */
export function ReportFilters({ search, onSearch, views, children }: ReportFiltersProps) {
  const text = useText('records');
  const { clearFilters } = useGridTexts();
  const viewed = search.columnFilters.filter(({ name }) => views?.includes(name));
  return (
    <div role="group" aria-label={text('filters')} className={styles.filters}>
      {children}
      {search.columnFilters.length > viewed.length && (
        <Button
          variant="quiet"
          className={styles.clear ?? ''}
          onPress={() => onSearch({ ...withoutFilters(search), columnFilters: viewed })}
        >
          {clearFilters}
        </Button>
      )}
    </div>
  );
}

interface FilterProps extends SearchProps {
  label: string;
  /** Its name in the URL. */
  name: string;
  /** The server's error for it. */
  error?: string | undefined;
}

interface FilterSelectProps extends FilterProps {
  choices: readonly { id: string; label: string }[];
  /** Label of the empty option, if it does not mean all. */
  all?: string;
}

/** A select that filters a report by one value; the first option means all. */
export function FilterSelect(props: FilterSelectProps) {
  const { label, name, error, search, onSearch, choices, all } = props;
  const texts = useGridTexts();
  const any = all ?? texts.any;
  return (
    <div className={styles.filter}>
      <Select
        label={label}
        placeholder={any}
        items={[{ id: '', label: any }, ...choices]}
        value={getFilter(search, name)}
        onChange={(selected) => onSearch(filteredBy(search, name, selected ?? ''))}
        error={error}
      />
    </div>
  );
}

/** No purchase or time entry is earlier; a year that is still being typed is. */
const firstDay = '1970-01-01';

interface FilterDayProps extends FilterProps {
  /** The default day while none is selected; if omitted, there is none. */
  defaultValue?: string;
}

/** A day that filters a report. If the server rejects it, its message is shown. */
export function FilterDay(props: FilterDayProps) {
  const { label, name, error, search, onSearch, defaultValue = '' } = props;
  const settings = useFieldSettings();
  const applied = getFilter(search, name);
  const input = useDayInput({
    label,
    applied,
    initial: defaultValue,
    onDay: (day) => {
      const isDay = day !== null && day >= firstDay;
      if (isDay || (day === null && defaultValue === '')) {
        onSearch(filteredBy(search, name, day === defaultValue ? '' : (day ?? '')));
      }
    },
  });
  return (
    <div className={styles.filter}>
      <DateField {...input} {...settings.day} error={input.error ?? error} />
    </div>
  );
}
