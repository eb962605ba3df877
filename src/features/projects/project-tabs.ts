import type { ProjectDetail } from '#machines/projects/parts/project-part.ts';

/** The tabs of a project's overview, in their order; the first is the default. */
export const projectTabs = [
  'tasks',
  'subProjects',
  'members',
  'impediments',
  'files',
  'history',
] as const;

export type ProjectTab = (typeof projectTabs)[number];

/** The tab in an address; anything unknown is the default. */
export const toProjectTab = (value: unknown): ProjectTab =>
  projectTabs.find((tab) => tab === value) ?? projectTabs[0];

const counts: Readonly<Record<ProjectTab, (detail: ProjectDetail) => number | null>> = {
  tasks: ({ project }) => project.tasks.length,
  subProjects: ({ subProjects }) => subProjects.length,
  members: ({ project }) => project.members.filter((member) => member.isActiveMember).length,
  impediments: ({ project }) => project.unResolvedImpediment,
  files: ({ projectFilesStorage }) => projectFilesStorage.length,
  history: () => null,
};

/**
 * How many records a tab shows: active members, unresolved impediments, and all of the others; null
 * where nothing is counted.
 */
export const countInTab = (tab: ProjectTab, detail: ProjectDetail): number | null =>
  counts[tab](detail);
