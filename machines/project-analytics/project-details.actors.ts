import { fromPromise } from 'xstate';
import { api, type Schema } from '#openapi/client/index.ts';

export type ProjectDetail = Schema<'ProjectAnalyticsDetail'>;
export type Contributor = Schema<'ProjectAnalyticsMember'>;
export type Period = Schema<'AnalyticsPeriod'>;

/** Each part of the popup reports its own failure. */
const isSilent = true;

/** The details of a project in the popup; the contributors of a period are loaded separately. */
export const loadDetails = fromPromise<ProjectDetail, { projectId: string }>(
  async ({ input: { projectId: id }, signal }) => {
    const query = { operation: 'allTime' } as const;
    return (await api.getProjectAnalyticsDetail({ path: { id }, query, signal, isSilent }))
      .projectDetail;
  },
);

/** The total time of a project, in seconds. */
export const loadTotalTime = fromPromise<number, { projectId: string }>(
  async ({ input: { projectId: id }, signal }) =>
    (await api.getProjectTotalTime({ path: { id }, signal, isSilent })).projectWorkEffortTotal,
);

/** The people who worked on a project in a period, by full name. */
export const loadContributors = fromPromise<
  readonly Contributor[],
  { projectId: string; period: Period }
>(async ({ input: { projectId: id, period: operation }, signal }) => {
  const query = { operation };
  return (await api.getProjectAnalyticsMembers({ path: { id }, query, signal, isSilent }))
    .memberDetails;
});
