import type { RecordSource, RecordSources } from '#machines/shell/found-records.ts';
import { searchName } from '#machines/records/record-page.ts';
import {
  buildAddress,
  assetAddresses,
  assignmentAddresses,
  projectAddresses,
  teamAddresses,
  vendorAddresses,
  type Path,
} from '#page/parameters/addresses.ts';
import type { Address } from '#records/form/address.ts';

/**
 * The sources to search for a user: each kind of record whose page they may open. People have no
 * pages yet, so each opens the page that shows most about them; so does a project for users without
 * the right to its overview.
 */
export function recordSourcesFor(mayOpen: (page: Path) => boolean): RecordSources {
  const hasAssets = mayOpen('/assetManager') && mayOpen('/assetManager/viewAsset');
  const people = mayOpen('/assetAssignment/$holderId') ? 'assignees' : 'reportedPeople';
  const projects = getProjectSource(mayOpen);
  return {
    ...(hasAssets && { assets: 'assets' }),
    ...((people === 'assignees' || mayOpen('/timeReport')) && { people }),
    ...(mayOpen('/teams/$teamId') && { teams: 'teams' }),
    ...(projects && { projects }),
    ...(mayOpen('/ClockWork') && { work: 'bookableTasks' }),
    ...(mayOpen('/vendors/$vendorId') && { vendors: 'vendors' }),
  };
}

function getProjectSource(mayOpen: (page: Path) => boolean): RecordSource | null {
  if (mayOpen('/projects/projects-overview/$projectId')) return 'projects';
  if (mayOpen('/project-analytics')) return 'analyzedProjects';
  return mayOpen('/ClockWork') ? 'bookableProjects' : null;
}

const pages: Readonly<Record<Exclude<RecordSource, 'bookableTasks'>, (id: string) => Address>> = {
  assets: assetAddresses.view,
  assignees: assignmentAddresses.assignee,
  reportedPeople: (id) => buildAddress('/timeReport', null, { 'filter.employee': id }),
  teams: teamAddresses.view,
  projects: projectAddresses.view,
  analyzedProjects: (project) => buildAddress('/project-analytics', null, { project }),
  bookableProjects: (project) => buildAddress('/ClockWork', null, { project }),
  vendors: vendorAddresses.view,
};

/** The page of a record; null for work, on which the timer starts. */
export const getRecordAddress = (source: RecordSource, id: string): Address | null =>
  source === 'bookableTasks' ? null : pages[source](id);

const lists: Readonly<Partial<Record<RecordSource, Address>>> = {
  assets: assetAddresses.list,
  assignees: assignmentAddresses.list,
  projects: projectAddresses.list,
  teams: teamAddresses.list,
  vendors: vendorAddresses.list,
};

/** The list with all records that match a text; null if no list can be searched by its address. */
export function getListAddress(source: RecordSource, text: string): Address | null {
  if (source === 'analyzedProjects')
    return buildAddress('/project-analytics', null, { search: text });
  const list = lists[source];
  return list ? { ...list, search: { [`filter.${searchName}`]: text } } : null;
}
