import { useSelector } from '@xstate/react';
import { Suspense } from 'react';
import type { ClockWorkDayActor } from '#machines/clockwork/day/clockwork-day.machine.ts';
import { holds } from '#machines/session/workspace.ts';
import { useText } from '#i18n/text.tsx';
import { usePage } from '#page/records/use-page.ts';
import { onDemand } from '#ui/hooks/on-demand.ts';

const DayEventsPart = onDemand(() =>
  import('./day-events.container.tsx').then((module) => module.DayEventsPart),
);

interface Props {
  actor: ClockWorkDayActor;
  date: string;
}

/** The events of the person's calendar, for people with the right. Source: PRIV-040. */
export function DayCalendar({ actor, date }: Props) {
  const text = useText('clockwork');
  const day = useText('clockDay');
  const { profile } = usePage().workspace;
  const isRead = useSelector(actor, (state) => !state.matches('loading'));
  const canStart = useSelector(actor, (state) => state.can({ type: 'START' }));
  const isBlocked = useSelector(actor, ({ context }) => context.stale.length > 0);
  const hasDraft = useSelector(actor, ({ context }) => context.draft.trim() !== '');
  if (!isRead || !holds(profile, 'calendarEvents.basic')) return null;
  const reason = isBlocked
    ? text('fixEntryFirst')
    : hasDraft
      ? day('draftInTheWay')
      : canStart
        ? null
        : text('stillBusy');
  return (
    <Suspense>
      <DayEventsPart
        date={date}
        blockedBecause={reason}
        onStart={(title) => {
          actor.send({ type: 'draft.changed', description: title });
          actor.send({ type: 'START' });
        }}
      />
    </Suspense>
  );
}
