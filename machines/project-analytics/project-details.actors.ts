import { fromPromise } from 'xstate';
import { api, type Schema } from '#openapi/client/index.ts';

export type ProjectDetail = Schema<'ProjectAnalyticsDetail'>;
export type Contributor = Schema<'ProjectAnalyticsMember'>;
export type Period = Schema<'AnalyticsPeriod'>;

/** What of a project cannot be read is said in its place. */
const isSilent = true;

/** What the popup tells of a project; the people of a period are read for themselves. */
export const loadDetails = fromPromise<ProjectDetail, { projectId: string }>(
  async ({ input: { projectId: id }, signal }) => {
    const query = { operation: 'allTime' } as const;
    return (await api.getProjectAnalyticsDetail({ path: { id }, query, signal, isSilent }))
      .projectDetail;
  },
);

/** The whole time of a project, in seconds. */
export const loadTotalTime = fromPromise<number, { projectId: string }>(
  async ({ input: { projectId: id }, signal }) =>
    (await api.getProjectTotalTime({ path: { id }, signal, isSilent })).projectWorkEffortTotal,
);

/** Who has worked on a project in a period, by full name. */
export const loadContributors = fromPromise<
  readonly Contributor[],
  { projectId: string; period: Period }
>(async ({ input: { projectId: id, period: operation }, signal }) => {
  const query = { operation };
  return (await api.getProjectAnalyticsMembers({ path: { id }, query, signal, isSilent }))
    .memberDetails;
});
