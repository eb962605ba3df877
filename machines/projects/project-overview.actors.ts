import { fromPromise } from 'xstate';
import { api } from '#openapi/client/index.ts';
import type { ProjectDetail } from './parts/project-part.ts';

export const loadProject = fromPromise<ProjectDetail, { id: string }>(({ input: { id }, signal }) =>
  api.getProject({ path: { id }, signal }),
);
