import type { Entry } from '#machines/clockwork/entries.ts';

/** Stands in the address for entries without a project. */
export const noProject = 'none';

/** The entries of a project; all of them where none is asked for. */
export const ofProject = (entries: readonly Entry[], project: string | undefined) =>
  entries.filter(({ projectId }) => project === undefined || project === (projectId ?? noProject));
