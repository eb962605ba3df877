import type { ProjectDetail } from '#machines/projects/project-part.ts';

/** The tabs of a project's overview, in their order; the first is the default. */
export const projectTabs = ['tasks', 'subProjects', 'members', 'impediments', 'files'] as const;

export type ProjectTab = (typeof projectTabs)[number];

/** The tab in an address; anything unknown is the default. */
export const toProjectTab = (value: unknown): ProjectTab =>
  projectTabs.find((tab) => tab === value) ?? projectTabs[0];

/** How many records a tab shows; for impediments, only the unresolved ones count. */
export function countInTab(tab: ProjectTab, detail: ProjectDetail): number {
  const { project, subProjects, projectFilesStorage } = detail;
  switch (tab) {
    case 'tasks':
      return project.tasks.length;
    case 'subProjects':
      return subProjects.length;
    case 'members':
      return project.members.filter(({ isActiveMember }) => isActiveMember).length;
    case 'impediments':
      return project.unResolvedImpediment;
    case 'files':
      return projectFilesStorage.length;
  }
}
