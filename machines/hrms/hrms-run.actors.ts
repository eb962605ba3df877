import { fromPromise } from 'xstate';
import { api } from '#openapi/client/index.ts';
import type { HrmsRunDetails } from './hrms.ts';

export const getRun = fromPromise<HrmsRunDetails, { id: string }>(({ input: { id }, signal }) =>
  api.getHrmsRun({ path: { id }, signal }),
);

/** Undoes the run, unless it is not the last one. */
export const undoRun = fromPromise<HrmsRunDetails, { id: string }>(({ input: { id }, signal }) =>
  api.undoHrmsRun({ path: { id }, signal }),
);
