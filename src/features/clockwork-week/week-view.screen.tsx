import { useSelector } from '@xstate/react';
import type { ReactNode } from 'react';
import type { WeekViewActor } from '#machines/clockwork-week/week-view.machine.ts';
import { useCauseText } from '#i18n/cause-text.ts';
import { useText } from '#i18n/text.tsx';
import { PageTitle } from '#ui/display/navigation/page-title.tsx';
import { Unavailable } from '#ui/display/notices/unavailable.tsx';
import { DeleteQuestion } from './delete-question.tsx';
import { DragStatus } from './drag-status.tsx';
import { WeekCalendar } from './week-calendar.tsx';
import { WeekChildren } from './week-children.tsx';
import type { ShownWeek } from './shown-week.ts';
import { WeekHead } from './week-head.tsx';
import { WeekNotices } from './week-notices.tsx';
import styles from './week-view.module.css';

export interface WeekViewScreenProps {
  actor: WeekViewActor;
  /** Puts a day of the week into the address. */
  onDay: (day: string) => void;
  /** Links to the other views. */
  views?: ReactNode;
}

/** A week of entries on a time axis. Source: CLOCK-D23. */
export function WeekViewScreen({ actor, onDay, views }: WeekViewScreenProps) {
  const text = useText('clockWeek');
  const why = useCauseText();
  const week = useShownWeek(actor);
  const cause = useSelector(actor, ({ context }) => context.cause);
  const { edit, copy, undo } = useSelector(actor, ({ children }) => children);
  const isUnavailable = useSelector(actor, (state) => state.matches('unavailable'));
  return (
    <div className={styles.page}>
      <PageTitle>{text('weekTitle')}</PageTitle>
      <WeekHead week={week} onDay={onDay} views={views} />
      {isUnavailable ? (
        <Unavailable
          title={text('unavailable')}
          reason={why(cause)}
          retryLabel={text('tryAgain')}
          onRetry={() => actor.send({ type: 'retry' })}
        >
          {text('unavailableText')}
        </Unavailable>
      ) : (
        <>
          <WeekCalendar actor={actor} />
          <div data-bottom-bar="" className={styles.notices}>
            <WeekNotices actor={actor} />
          </div>
          <DragStatus actor={actor} />
          <WeekChildren
            {...{ edit, copy, undo }}
            onCopy={(entry, how) => actor.send({ type: 'entry.copy', entry, how })}
            onDelete={(entry) => actor.send({ type: 'delete.request', entry })}
          />
          <DeleteQuestion actor={actor} />
        </>
      )}
    </div>
  );
}

/** Does not select the drag state, which changes with every pointer move. */
function useShownWeek(actor: WeekViewActor): ShownWeek {
  const { clock, timeZone } = actor.getSnapshot().context;
  const from = useSelector(actor, ({ context }) => context.from);
  const date = useSelector(actor, ({ context }) => context.date);
  const days = useSelector(actor, ({ context }) => context.days);
  const entries = useSelector(actor, ({ context }) => context.entries);
  const isRead = useSelector(actor, (state) => state.hasTag('ready'));
  return { clock, timeZone, from, date, days, entries, isRead };
}
