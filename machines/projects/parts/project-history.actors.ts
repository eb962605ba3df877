import { fromPromise } from 'xstate';
import { api, type Schema } from '#openapi/client/index.ts';

/** A change of a project, or of a part of it. */
export type ProjectChange = Schema<'ProjectChange'>;

export interface ProjectHistoryPage {
  changes: readonly ProjectChange[];
  total: number;
}

/** A page of the changes of a project, the newest first. */
export const loadProjectHistory = fromPromise<ProjectHistoryPage, { id: string; skip: number }>(
  async ({ input: { id, skip }, signal }) => {
    const history = await api.getProjectHistory({ path: { id }, query: { skip }, signal });
    return { changes: history.projectChanges, total: history.totalCount };
  },
);
