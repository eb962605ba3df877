import { fromPromise } from 'xstate';
import { api, type Schema } from '#openapi/client/index.ts';

export type ProjectDetail = Schema<'ProjectAnalyticsDetail'>;
export type Contributor = Schema<'ProjectAnalyticsMember'>;
export type Period = Schema<'AnalyticsPeriod'>;

/** What the popup tells of a project. */
export const loadDetails = fromPromise<ProjectDetail, { projectId: string }>(
  async ({ input: { projectId: id }, signal }) =>
    (await api.getProjectAnalyticsDetail({ path: { id }, signal })).projectDetail,
);

/** The whole time of a project, in seconds. */
export const loadTotalTime = fromPromise<number, { projectId: string }>(
  async ({ input: { projectId: id }, signal }) =>
    (await api.getProjectTotalTime({ path: { id }, signal })).projectWorkEffortTotal,
);

/** Who has worked on a project in a period, by full name. */
export const loadContributors = fromPromise<
  readonly Contributor[],
  { projectId: string; period: Period }
>(async ({ input: { projectId: id, period: operation }, signal }) => {
  const query = { operation };
  return (await api.getProjectAnalyticsMembers({ path: { id }, query, signal })).memberDetails;
});
