import type { ComponentType } from 'react';
import type { AnyActorRef } from 'xstate';
import type { ProjectDetail, ProjectPartName } from '#machines/projects/project-part.ts';

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
> = {};
