import {
  getFilter,
  firstPage,
  getFilterIds,
  type ListColumns,
  type ListSearch,
} from '../lists/list-search.ts';
import { allTeams, type TeamHoursForm } from './team-hours.ts';

/** The address parameters of the filters and of the sort order. */
const teamName = 'team';
const periodName = 'period';
const fromName = 'fromDate';
const toName = 'toDate';
const compareName = 'compare';
const all = 'all';

/** The parameters allowed in the address of ClockWork analytics. */
export const teamHoursFields: ListColumns = {
  sortable: ['hours'],
  filterable: [teamName, periodName, fromName, toName, compareName],
  ofIds: [teamName],
};

const dayPattern = /^\d{4}-\d\d-\d\d$/;
const isDay = (day: string) => dayPattern.test(day) && !Number.isNaN(Date.parse(day));

/** Parses the form that an address requests. */
export function toForm(search: ListSearch): TeamHoursForm {
  const ids = getFilterIds(search, teamName);
  const [start, end] = [getFilter(search, fromName), getFilter(search, toName)];
  return {
    teamIds: ids.includes(all) ? [allTeams] : ids,
    period: getFilter(search, periodName),
    days: isDay(start) && isDay(end) ? { start, end } : null,
    isCompared: getFilter(search, compareName) === 'yes',
  };
}

/** Builds the address of a form with the current sort order: a named period stays named. */
export function searchOfForm(form: TeamHoursForm, { sort }: Pick<ListSearch, 'sort'>): ListSearch {
  const { teamIds, period, days, isCompared } = form;
  const filters = {
    [teamName]: teamIds.includes(allTeams) ? all : teamIds.join(','),
    [periodName]: period,
    [fromName]: period === '' ? (days?.start ?? '') : '',
    [toName]: period === '' ? (days?.end ?? '') : '',
    [compareName]: isCompared ? 'yes' : '',
  };
  const columnFilters = Object.entries(filters)
    .filter(([, value]) => value !== '')
    .map(([name, value]) => ({ name, value }));
  return { ...firstPage, sort, columnFilters };
}

/** Whether two forms request the same hours. */
export const isSameForm = (one: TeamHoursForm, other: TeamHoursForm): boolean =>
  JSON.stringify(searchOfForm(one, firstPage)) === JSON.stringify(searchOfForm(other, firstPage));
