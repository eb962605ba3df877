import {
  getFilter,
  firstPage,
  getFilterIds,
  type ListColumns,
  type ListSearch,
} from '../lists/list-search.ts';
import { allTeams, type TeamHoursForm } from './team-hours.ts';

/** The names of its filters in the address, and those of its order. */
const teamName = 'team';
const periodName = 'period';
const fromName = 'fromDate';
const toName = 'toDate';
const compareName = 'compare';
const all = 'all';

/** What the address of ClockWork analytics may say. */
export const teamHoursFields: ListColumns = {
  sortable: ['hours'],
  filterable: [teamName, periodName, fromName, toName, compareName],
  ofIds: [teamName],
};

const dayPattern = /^\d{4}-\d\d-\d\d$/;
const isDay = (day: string) => dayPattern.test(day) && !Number.isNaN(Date.parse(day));

/** The form that an address asks for. */
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

/** The address of a form, in the order that is shown: a named period stays one. */
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

/** Whether two forms ask for the same. */
export const isSameForm = (one: TeamHoursForm, other: TeamHoursForm): boolean =>
  JSON.stringify(searchOfForm(one, firstPage)) === JSON.stringify(searchOfForm(other, firstPage));
