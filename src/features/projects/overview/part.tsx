import { useSelector } from '@xstate/react';
import { Suspense } from 'react';
import type { AnyActorRef } from 'xstate';
import type { ProjectOverviewActor } from '#machines/projects/project-overview.machine.ts';
import type { ProjectDetail, ProjectPartName } from '#machines/projects/parts/project-part.ts';
import { projectPartComponents } from '../project-overview-parts.tsx';

type PartActors = Readonly<Partial<Record<ProjectPartName, AnyActorRef>>>;

interface ProjectPartProps {
  actor: ProjectOverviewActor;
  part: ProjectPartName;
  detail: ProjectDetail;
}

/** A part of the overview, with the actor of its machine. */
export function ProjectPart({ actor, part, detail }: ProjectPartProps) {
  const child = useSelector(actor, ({ children }) => (children as PartActors)[part]);
  const Component = projectPartComponents[part];
  return (
    child &&
    Component && (
      <Suspense fallback={null}>
        <Component actor={child} detail={detail} />
      </Suspense>
    )
  );
}
