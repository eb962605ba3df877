import { fromPromise } from 'xstate';
import { api, type Schema } from '#openapi/client/index.ts';
import type { ListPage, PageRequest } from '../../lists/list-types.ts';
import { toEmployeeSearch } from './employee-search.ts';
import type { Employee } from '../employee.ts';

export const loadEmployees = fromPromise<ListPage<Employee>, PageRequest>(
  async ({ input: { search }, signal }) => {
    const body = toEmployeeSearch(search);
    const { employees, totalCount } = await api.searchEmployees({ body, signal });
    return { rows: employees, total: totalCount };
  },
);

export type EmployeeFilterOptions = Schema<'EmployeeFilterOptions'>;

export const loadFilterOptions = fromPromise<EmployeeFilterOptions>(({ signal }) =>
  api.getEmployeeFilterOptions({ signal }),
);
