import { Suspense } from 'react';
import { onDemand } from '#ui/on-demand.ts';
import type { DayPlace } from './day-place.ts';

const ProjectSummariesPart = onDemand(() =>
  import('./project-summaries.part.tsx').then((module) => module.ProjectSummariesPart),
);

/** What stands beside the day, and comes after it: nobody waits for it. */
export const BesideDay = (place: DayPlace) => (
  <Suspense>
    <ProjectSummariesPart {...place} />
  </Suspense>
);
