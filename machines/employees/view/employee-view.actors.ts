import { fromPromise } from 'xstate';
import { api, type Schema } from '#openapi/client/index.ts';
import type { Employee } from '../employee.ts';

export const loadEmployee = fromPromise<Employee, { id: string }>(
  async ({ input: { id }, signal }) => {
    const { employee } = await api.getEmployee({ path: { id }, signal });
    return employee;
  },
);

export type EmployeeOverview = Schema<'EmployeeOverview'>;

export const loadEmployeeOverview = fromPromise<EmployeeOverview, { id: string }>(
  ({ input: { id }, signal }) => api.getEmployeeOverview({ path: { id }, signal }),
);
