import { useActorRef } from '@xstate/react';
import { serverClock } from '#machines/clock.ts';
import { projectSummariesMachine } from '#machines/clockwork/day/project-summaries.machine.ts';
import { findWorkStart } from '#machines/clockwork-week/week.ts';
import { useTabReturn } from '#page/entry/use-tab-return.ts';
import { useTimesChanged } from '#page/timer/use-times-changed.ts';
import { useSendOnChange } from '#page/records/use-send-on-change.ts';
import { useFollowed } from '#ui/hooks/use-followed.ts';
import type { DayPageState } from './day-page-state.ts';
import { ProjectSummaries } from './project-summaries.tsx';

export interface DayAsideProps extends DayPageState {
  /** The day whose entries have loaded or failed to load. */
  readDay: string | null;
  /** Receives the start of the organization's working hours, in minutes after midnight. */
  onWorkStart: (minutes: number) => void;
}

/** The summaries of the day in the address; they update with every change of the person's times. */
export function ProjectSummariesPart(props: DayAsideProps) {
  const { date, readDay, project, onProject, onDay, onWorkStart } = props;
  const actor = useActorRef(projectSummariesMachine, { input: { date } });
  useSendOnChange(actor, { type: 'day.changed', date });
  useSendOnChange(actor, readDay === null ? null : { type: 'day.read', date: readDay });
  useTabReturn(actor);
  useTimesChanged(() => actor.send({ type: 'times.changed' }));
  useFollowed(actor, ({ context: { summaries } }) => {
    if (summaries?.weekDays) onWorkStart(findWorkStart(summaries.weekDays));
  });
  return (
    <ProjectSummaries
      actor={actor}
      now={serverClock.now}
      project={project}
      onProject={onProject}
      onDay={onDay}
    />
  );
}
