import { useSelector } from '@xstate/react';
import { Suspense, useDeferredValue } from 'react';
import type { ClockWorkDayActor } from '#machines/clockwork/day/clockwork-day.machine.ts';
import { onDemand } from '#ui/hooks/on-demand.ts';
import { DayCalendar } from '../calendar/day-calendar.tsx';
import type { DayAsideProps } from './project-summaries.container.tsx';

const ProjectSummariesPart = onDemand(() =>
  import('./project-summaries.container.tsx').then((module) => module.ProjectSummariesPart),
);

interface Props extends Omit<DayAsideProps, 'readDay'> {
  actor: ClockWorkDayActor;
}

/** The content next to the day. It loads after the day, so that the day never waits for it. */
export function DayAside({ actor, ...props }: Props) {
  // Requested once the entries have been painted.
  const readDay = useDeferredValue(
    useSelector(actor, (state) => (state.matches('loading') ? null : state.context.date)),
  );
  return (
    <>
      <Suspense>
        <ProjectSummariesPart {...props} readDay={readDay} />
      </Suspense>
      <DayCalendar actor={actor} date={props.date} />
    </>
  );
}
