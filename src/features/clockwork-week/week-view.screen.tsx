import { useSelector } from '@xstate/react';
import type { ReactNode } from 'react';
import type { WeekViewActor } from '#machines/clockwork-week/week-view.machine.ts';
import { useCauseText } from '#i18n/cause-text.ts';
import { useText } from '#i18n/text.tsx';
import { onDemand } from '#ui/on-demand.ts';
import { PageTitle } from '#ui/page-title.tsx';
import { Unavailable } from '#ui/unavailable.tsx';
import { DeleteQuestion } from './delete-question.tsx';
import { DragWords } from './drag-words.tsx';
import { WeekCalendar } from './week-calendar.tsx';
import { WeekHead } from './week-head.tsx';
import { WeekNotices } from './week-notices.tsx';
import styles from './week-view.module.css';

const EntryDialog = onDemand(() =>
  import('./entry-dialog.part.tsx').then((module) => module.EntryDialog),
);

export interface WeekViewScreenProps {
  actor: WeekViewActor;
  /** Puts a day of the week into the address. */
  onDay: (day: string) => void;
  /** What leads to the other views. */
  views?: ReactNode;
}

/** A week of entries on a time axis. Source: decisions, "Screens" (ClockWork). */
export function WeekViewScreen({ actor, onDay, views }: WeekViewScreenProps) {
  const text = useText('clockWeek');
  const why = useCauseText();
  const cause = useSelector(actor, ({ context }) => context.cause);
  const opened = useSelector(actor, ({ context }) => context.opened);
  const isUnavailable = useSelector(actor, (state) => state.matches('unavailable'));
  return (
    <div className={styles.page}>
      <PageTitle>{text('weekTitle')}</PageTitle>
      <WeekHead actor={actor} onDay={onDay} views={views} />
      {isUnavailable ? (
        <Unavailable
          title={text('unavailable')}
          reason={why(cause)}
          retryLabel={text('tryAgain')}
          onRetry={() => actor.send({ type: 'RETRY' })}
        >
          {text('unavailableText')}
        </Unavailable>
      ) : (
        <>
          <WeekNotices actor={actor} />
          <WeekCalendar actor={actor} />
          <DragWords actor={actor} />
          {opened && <EntryDialog week={actor} of={opened} />}
          <DeleteQuestion actor={actor} />
        </>
      )}
    </div>
  );
}
