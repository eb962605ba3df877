import { fromPromise } from 'xstate';
import { api } from '#openapi/client/index.ts';
import type { AssessmentYear } from './assessment-year.ts';

export const exportDepreciation = fromPromise<Blob, { requested: AssessmentYear }>(
  ({ input: { requested }, signal }) =>
    api.exportDepreciation({ path: { yearId: requested.id }, signal }),
);
