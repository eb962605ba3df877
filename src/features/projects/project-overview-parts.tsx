import type { ComponentType } from 'react';
import type { AnyActorRef } from 'xstate';
import type { ProjectDetail, ProjectPartName } from '#machines/projects/parts/project-part.ts';
import { onDemand, onDemandAtBest } from '#ui/hooks/on-demand.ts';
import { ProjectOwner } from './overview/project-owner.tsx';

/** The props of a part's component: `Actor` is the actor of its machine. */
export interface ProjectPartProps<Actor extends AnyActorRef> {
  actor: Actor;
  detail: ProjectDetail;
}

/**
 * The components of the overview's parts, by the names of their machines in `projectParts`. Load
 * each with `onDemand`: only the selected tab is shown.
 */
export const projectPartComponents: Partial<
  Record<ProjectPartName, ComponentType<ProjectPartProps<AnyActorRef>>>
> = {
  owner: ProjectOwner,
  days: onDemandAtBest(() =>
    import('./overview/project-days.tsx').then((module) => module.ProjectDays),
  ),
  tasks: onDemand(() =>
    import('./tasks/project-tasks.container.tsx').then((module) => module.ProjectTasks),
  ),
  members: onDemand(() =>
    import('./overview/project-members.tsx').then((module) => module.ProjectMembers),
  ),
  subProjects: onDemand(() => import('./links/sub-projects.tsx').then((module) => module.default)),
  links: onDemand(() => import('./links/project-links.tsx').then((module) => module.default)),
  impediments: onDemand(() =>
    import('./parts/project-impediments.container.tsx').then((module) => module.ProjectImpediments),
  ),
  files: onDemand(() =>
    import('./parts/project-files.container.tsx').then((module) => module.ProjectFiles),
  ),
  history: onDemand(() =>
    import('./overview/project-history.tsx').then((module) => module.ProjectHistory),
  ),
  tags: onDemand(() =>
    import('./parts/project-tags.screen.tsx').then((module) => module.ProjectTagsScreen),
  ),
};
