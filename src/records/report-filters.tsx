import type { ReactNode } from 'react';
import { getFilter } from '#machines/lists/list-search.ts';
import { useFieldSettings } from '#i18n/format.tsx';
import { useGridTexts } from '#i18n/grid-texts.ts';
import { useText } from '#i18n/text.tsx';
import { Button } from '#ui/button.tsx';
import { filteredBy, withoutFilters } from '#ui/data-grid/search.ts';
import type { DateFieldProps } from '#ui/date-field.tsx';
import { onDemand } from '#ui/on-demand.ts';
import type { SelectProps } from '#ui/select.tsx';
import type { ListPageState } from './record-grid.tsx';
import styles from './report.module.css';
import { useDayInput } from './use-day-input.ts';

// They weigh more than the report, which is read meanwhile.
const Select = onDemand<SelectProps>(() => import('#ui/select.tsx').then(({ Select: it }) => it));
const DateField = onDemand<DateFieldProps>(() =>
  import('#ui/date-field.tsx').then(({ DateField: it }) => it),
);

type SearchProps = Pick<ListPageState, 'search' | 'onSearch'>;

interface ReportFiltersProps extends SearchProps {
  /** Names in the address that change nothing of what is counted. */
  views?: readonly string[];
  children: ReactNode;
}

/** The fields that a report is filtered by, and the way back to all of it. */
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
  /** Under which name the address has it. */
  name: string;
  /** The server's own words about it. */
  error?: string | undefined;
}

interface FilterSelectProps extends FilterProps {
  choices: readonly { id: string; label: string }[];
  /** What is meant while none of them is chosen, where that is not all. */
  all?: string;
}

/** One of the values that a report can be filtered by; the first is all of them. */
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

/** Nothing was bought or timed before; a year that is still being typed is earlier. */
const firstDay = '1970-01-01';

interface FilterDayProps extends FilterProps {
  /** The day that is meant while none is chosen; without it, none is. */
  defaultValue?: string;
}

/** A day that a report is filtered by. What the server does not take of it, it says. */
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
