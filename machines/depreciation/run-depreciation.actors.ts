import { fromPromise } from 'xstate';
import { api } from '#openapi/client/index.ts';
import type { AssessmentYear } from './assessment-year.ts';

/** Answers the year with its totals; the page says itself what they are. */
export const runDepreciation = fromPromise<AssessmentYear, { id: string }>(
  async ({ input: { id }, signal }) =>
    (await api.runDepreciation({ path: { yearId: id }, signal, isSuccessHidden: true }))
      .assessmentYear,
);

/** How far a run is. */
export interface RunProgress {
  /** Assets that it has looked at. */
  computedCount: number;
  /** Assets that it looks at, all in all. */
  assetCount: number;
}

/** Answers null while no run of the year is under way. */
export const readProgress = fromPromise<RunProgress | null, { id: string }>(
  async ({ input: { id }, signal }) =>
    (await api.getDepreciationProgress({ path: { yearId: id }, signal, isSuccessHidden: true }))
      .progress,
);
