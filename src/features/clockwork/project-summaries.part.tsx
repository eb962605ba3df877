import { useActorRef } from '@xstate/react';
import { systemClock } from '#machines/clock.ts';
import { projectSummariesMachine } from '#machines/clockwork/project-summaries.machine.ts';
import { useTabReturn } from '#page/use-tab-return.ts';
import { useTimesChanged } from '#page/use-times-changed.ts';
import { useTold } from '#page/use-told.ts';
import type { DayPlace } from './day-place.ts';
import { ProjectSummaries } from './project-summaries.tsx';

/** The summaries of the day in the address; they follow each change of the person's times. */
export function ProjectSummariesPart({ date, project, onProject, onDay }: DayPlace) {
  const actor = useActorRef(projectSummariesMachine, { input: { date } });
  useTold(actor, { type: 'day.changed', date });
  useTabReturn(actor);
  useTimesChanged(() => actor.send({ type: 'times.changed' }));
  return (
    <ProjectSummaries
      actor={actor}
      now={systemClock.now}
      project={project}
      onProject={onProject}
      onDay={onDay}
    />
  );
}
