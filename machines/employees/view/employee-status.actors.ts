import { fromPromise } from 'xstate';
import { api, type Schema } from '#openapi/client/index.ts';

export type LeavingSummary = Schema<'LeavingSummary'>;

export const loadLeavingSummary = fromPromise<LeavingSummary, { id: string }>(
  ({ input: { id }, signal }) => api.getLeavingSummary({ path: { id }, signal }),
);

/** The change of an employee's status, with the people who take over. */
export interface StatusChange {
  id: string;
  isActive: boolean;
  version: number;
  projectOwnerId: string | null;
  newManagerId: string | null;
}

export const saveEmployeeStatus = fromPromise<unknown, StatusChange>(
  ({ input: { id, isActive, version, projectOwnerId, newManagerId }, signal }) =>
    api.setEmployeeState({
      body: {
        id,
        isActive,
        version,
        ...(projectOwnerId !== null && { projectOwnerId }),
        ...(newManagerId !== null && { newManagerId }),
      },
      signal,
    }),
);
