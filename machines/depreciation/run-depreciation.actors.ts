import { fromPromise } from 'xstate';
import { api } from '#openapi/client/index.ts';
import type { AssessmentYear } from './assessment-year.ts';

/** Answers the year with its totals; the page says itself what they are. */
export const runDepreciation = fromPromise<AssessmentYear, { id: string }>(
  async ({ input: { id }, signal }) =>
    (await api.runDepreciation({ path: { yearId: id }, signal, isQuiet: true })).assessmentYear,
);
