import type { Schema } from '#openapi/client/index.ts';

/** The reviewee’s last review, and their work since then. */
export type EarlierReview = Schema<'EarlierReviewAnswer'>;

/** Whether there is nothing to show: no earlier review, no time and no project. */
export const isNothing = ({ earlierReview, hours, dueProjects }: EarlierReview): boolean =>
  earlierReview === null && (hours?.seconds ?? 0) === 0 && (dueProjects ?? []).length === 0;

/** The time on projects that the person cannot see, or on none. */
export const getOtherSeconds = ({
  seconds,
  projects,
}: NonNullable<EarlierReview['hours']>): number =>
  projects.reduce((rest, project) => rest - project.seconds, seconds);
