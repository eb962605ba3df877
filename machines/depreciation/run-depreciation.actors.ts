import { fromPromise } from 'xstate';
import { api } from '#openapi/client/index.ts';
import type { AssessmentYear } from './assessment-year.ts';

/** Returns the year with its totals; the page shows them, so no success message is needed. */
export const runDepreciation = fromPromise<AssessmentYear, { id: string }>(
  async ({ input: { id }, signal }) =>
    (await api.runDepreciation({ path: { yearId: id }, signal, isSuccessHidden: true }))
      .assessmentYear,
);

/** The progress of a run. */
export interface RunProgress {
  /** Number of processed assets. */
  computedCount: number;
  /** Total number of assets. */
  assetCount: number;
}

/** Returns null while no run of the year is in progress. */
export const readProgress = fromPromise<RunProgress | null, { id: string }>(
  async ({ input: { id }, signal }) =>
    (await api.getDepreciationProgress({ path: { yearId: id }, signal, isSuccessHidden: true }))
      .progress,
);
