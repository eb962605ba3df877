import { fromPromise } from 'xstate';
import { api } from '#openapi/client/index.ts';
import { toAssetSearch } from '../assets/list/asset-search.ts';
import { firstPage } from '../lists/list-search.ts';
import { toProjectSearch } from '../projects/list/project-search.ts';
import { searchName } from '../records/record-page.ts';
import { searchableText } from '../texts.ts';
import { takeFirst, type FoundRecords, type RecordSource } from './found-records.ts';
import { flattenProjects } from './flatten-projects.ts';

interface RecordQuery {
  source: RecordSource;
  text: string;
}

/** The palette itself reports what could not be loaded. */
const isSilent = true;

/** The contract's maximum number of characters in each search. */
const maxLength = 100;

/**
 * Tests whether every typed word is in one of the texts: for lists that the server returns in full.
 */
function createMatcher(text: string): (...texts: string[]) => boolean {
  const terms = searchableText(text).split(' ');
  return (...texts) => {
    const target = searchableText(texts.join(' '));
    return terms.every((word) => target.includes(word));
  };
}

/** Finds the matching records of a source, with the API operation of that area's list or search. */
export const searchRecords = fromPromise<FoundRecords, RecordQuery>(
  async ({ input: { source, text: typed }, signal }) => {
    const text = typed.slice(0, maxLength);
    const matches = createMatcher(text);
    switch (source) {
      case 'assets': {
        const columnFilters = [{ name: searchName, value: text }];
        const body = toAssetSearch({ ...firstPage, columnFilters });
        const found = await api.listAssets({ body, signal, isSilent });
        // An exact match of the code comes before codes that contain the text.
        const isExact = (code: string) => searchableText(code) === searchableText(text);
        const rows = found.assetsManager.toSorted(
          (a, b) => Number(isExact(b.assetCode)) - Number(isExact(a.assetCode)),
        );
        return takeFirst(rows, found.totalCount, ({ id, assetCode, name, assetType }) => ({
          id,
          title: assetCode,
          hint: [name, assetType].filter(Boolean).join(' · '),
        }));
      }
      case 'assignees': {
        const query = { searchText: text, kind: 'Employee', pageSize: 10 } as const;
        const found = await api.searchAssetHolders({ query, signal, isSilent });
        return takeFirst(
          found.assetHolders,
          found.totalCount,
          ({ employeeId, name, teamName }) => ({
            id: employeeId ?? '',
            title: name,
            hint: teamName,
          }),
        );
      }
      case 'reportedPeople': {
        const { employees } = await api.getTimeReportEmployees({ signal, isSilent });
        const found = employees.filter(({ employeeName }) => matches(employeeName));
        return takeFirst(found, found.length, ({ employeeId, employeeName }) => ({
          id: employeeId,
          title: employeeName,
          hint: '',
        }));
      }
      case 'teams': {
        const { teams } = await api.getTeams({ signal, isSilent });
        const found = teams.filter(({ teamName }) => matches(teamName));
        return takeFirst(found, found.length, ({ teamId, teamName, description }) => ({
          id: teamId,
          title: teamName,
          hint: description,
        }));
      }
      case 'projects': {
        const columnFilters = [{ name: searchName, value: text }];
        const body = toProjectSearch({ ...firstPage, columnFilters });
        const found = await api.searchProjects({ body, signal, isSilent });
        return takeFirst(found.pmoProjects, found.totalCount, ({ id, name, code }) => ({
          id,
          title: name,
          hint: code,
        }));
      }
      case 'analyzedProjects': {
        const { projectAnalytics } = await api.getProjectAnalytics({ query: {}, signal, isSilent });
        const found = flattenProjects(projectAnalytics).filter(({ code, projectName }) =>
          matches(code, projectName),
        );
        return takeFirst(found, found.length, ({ id, code, projectName }) => ({
          id,
          title: projectName,
          hint: code,
        }));
      }
      case 'bookableProjects': {
        const query = { searchCharacters: text, skip: 0 };
        const { work } = await api.searchWork({ query, signal, isSilent });
        // Tasks match as well; each of their projects is shown once.
        const found = [...new Map(work.map((each) => [each.projectId, each])).values()];
        return takeFirst(found, found.length, ({ projectId, projectDisplayString }) => ({
          id: projectId,
          title: projectDisplayString,
          hint: '',
        }));
      }
      case 'bookableTasks': {
        const query = { searchCharacters: text, skip: 0 };
        const { work } = await api.searchWork({ query, signal, isSilent });
        // Projects have a kind of their own.
        const found = work.filter(({ taskId }) => taskId !== null);
        return takeFirst(found, found.length, (each) => {
          const { projectId, projectDisplayString, taskId, taskDisplayString } = each;
          return {
            id: taskId ?? '',
            title: taskDisplayString,
            hint: projectDisplayString,
            work: { projectId, projectDisplayString, taskId, taskDisplayString },
          };
        });
      }
      case 'vendors':
    }
    const { vendors } = await api.getVendors({ signal, isSilent });
    const found = vendors.filter(({ name, contactName }) => matches(name, contactName ?? ''));
    return takeFirst(found, found.length, ({ id, name, contactName }) => ({
      id,
      title: name,
      hint: contactName ?? '',
    }));
  },
);
