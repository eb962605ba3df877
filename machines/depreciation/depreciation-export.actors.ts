import { fromPromise } from 'xstate';
import { api } from '#openapi/client/index.ts';
import type { AssessmentYear } from './assessment-year.ts';

export const exportDepreciation = fromPromise<Blob, { wanted: AssessmentYear }>(
  ({ input: { wanted }, signal }) =>
    api.exportDepreciation({ path: { yearId: wanted.id }, signal }),
);
