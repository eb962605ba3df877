import { Suspense } from 'react';
import { onDemand } from '#ui/on-demand.ts';
import type { BesideDayProps } from './project-summaries.part.tsx';

const ProjectSummariesPart = onDemand(() =>
  import('./project-summaries.part.tsx').then((module) => module.ProjectSummariesPart),
);

/** What stands beside the day, and comes after it: nobody waits for it. */
export const BesideDay = (props: BesideDayProps) => (
  <Suspense>
    <ProjectSummariesPart {...props} />
  </Suspense>
);
