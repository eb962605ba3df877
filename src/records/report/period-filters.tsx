import { useSelector } from '@xstate/react';
import type { AnyReport, ReportActor } from '#machines/lists/create-report.ts';
import { getFilter, type ListSearch } from '#machines/lists/list-search.ts';
import { fromName, namedPeriods, periodName, toName } from '#machines/lists/period-search.ts';
import { filteredBy } from '#ui/data-grid/search.ts';
import type { ListPageState } from '../list/record-grid.tsx';
import { FilterDay, FilterSelect } from './report-filters.tsx';
import { useReportRejection } from './report-frame.tsx';

type NamedPeriod = (typeof namedPeriods)[number];

/** The texts of the filters. */
export type PeriodTextKey = NamedPeriod | 'period' | 'otherDays' | 'from' | 'to';

interface DatedReport extends AnyReport {
  /** The reported days, including the last one. */
  firstDay: string;
  lastDay: string;
}

interface PeriodFiltersProps<Report extends DatedReport> extends Pick<
  ListPageState,
  'search' | 'onSearch'
> {
  actor: ReportActor<Report>;
  /** The period of a URL without one. */
  defaultPeriod: NamedPeriod;
  text: (key: PeriodTextKey) => string;
}

/** Selected while the days do not match a named period. */
const otherDays = 'otherDays';

/** Filters a report by a named period, or by its first and last day. */
export function PeriodFilters<Report extends DatedReport>(props: PeriodFiltersProps<Report>) {
  return (
    <>
      <PeriodFilter {...props} />
      <DayFilter {...props} name={fromName} />
      <DayFilter {...props} name={toName} />
    </>
  );
}

/** Filters by a named period, which replaces typed days. */
function PeriodFilter<Report extends DatedReport>(props: PeriodFiltersProps<Report>) {
  const { search, onSearch, defaultPeriod, text } = props;
  const undated = filteredBy(filteredBy(search, fromName, ''), toName, '');
  const isDated = undated.columnFilters.length < search.columnFilters.length;
  const named = namedPeriods
    .filter((id) => id !== defaultPeriod)
    .map((id) => ({ id: id as string, label: text(id) }));
  return (
    <FilterSelect
      search={isDated ? filteredBy(undated, periodName, otherDays) : search}
      onSearch={(next) => {
        if (getFilter(next, periodName) !== otherDays) onSearch(next);
      }}
      label={text('period')}
      all={text(defaultPeriod)}
      name={periodName}
      choices={isDated ? [...named, { id: otherDays, label: text('otherDays') }] : named}
    />
  );
}

/** The first or the last day; if they would be reversed, the other day is moved to match. */
function DayFilter<Report extends DatedReport>(
  props: PeriodFiltersProps<Report> & { name: typeof fromName | typeof toName },
) {
  const { actor, name, text, search, onSearch } = props;
  const response = useSelector(actor, ({ context }) => context.response);
  const isFirst = name === fromName;
  const shown = (isFirst ? response?.firstDay : response?.lastDay) ?? '';
  return (
    <FilterDay
      search={search}
      label={text(isFirst ? 'from' : 'to')}
      name={name}
      defaultValue={getFilter(search, name) === '' ? shown : ''}
      error={useReportRejection(actor, isFirst ? 'startDateAsString' : 'endDateAsString')}
      onSearch={(next) => onSearch(response ? inOrder(next, name, response) : next)}
    />
  );
}

/**
 * Returns the search with both days in order: if the changed day is beyond the other, both become
 * the same day.
 */
function inOrder(
  search: ListSearch,
  name: string,
  { firstDay, lastDay }: Pick<DatedReport, 'firstDay' | 'lastDay'>,
): ListSearch {
  const day = getFilter(search, name);
  const [other, otherDay] = name === fromName ? [toName, lastDay] : [fromName, firstDay];
  const isBeyond = name === fromName ? day > otherDay : day < otherDay;
  return day !== '' && isBeyond ? filteredBy(search, other, day) : search;
}
