import { useSelector } from '@xstate/react';
import { ChevronLeft, ChevronRight, Clock } from 'lucide-react';
import type { ReactNode } from 'react';
import type { MemberDay, MemberDayActor } from '#machines/central-clockwork/member-day.machine.ts';
import { addDays } from '#machines/clockwork/day/time.ts';
import { useCauseText } from '#i18n/cause-text.ts';
import { FormatProvider, useDateSettings, useFormat } from '#i18n/format.tsx';
import { useText } from '#i18n/text.tsx';
import { centralAddresses } from '#page/parameters/addresses.ts';
import { PageHead } from '#records/view/page-head.tsx';
import { usePassedName } from '#records/form/use-passed-name.ts';
import { Button } from '#ui/controls/button.tsx';
import { cx } from '#ui/text/cx.ts';
import { EmptyState } from '#ui/display/notices/empty-state.tsx';
import { Loader } from '#ui/display/progress/spinner.tsx';
import { Unavailable } from '#ui/display/notices/unavailable.tsx';
import styles from './central-clockwork.module.css';
import { MemberEntries } from './member-entries.tsx';

interface MemberDayScreenProps {
  actor: MemberDayActor;
  /** yyyy-MM-dd, in the person's time zone. */
  today: string;
  onDay: (day: string) => void;
  /** Shown when there is no such employee. */
  notFound: ReactNode;
}

/**
 * A read-only view of a member's day. Source: CLOCK-D27.
 */
export function MemberDayScreen({ actor, today, onDay, notFound }: MemberDayScreenProps) {
  const text = useText('centralClockwork');
  const passedName = usePassedName();
  const { day } = useSelector(actor, ({ context }) => context);
  if (useSelector(actor, (state) => state.matches('notFound'))) return notFound;
  const title = day?.member.employeeName ?? passedName ?? text('memberDay');
  return (
    <>
      <PageHead title={title} above={[{ title: text('title'), ...centralAddresses.list }]}>
        <Days actor={actor} today={today} onDay={onDay} />
      </PageHead>
      <Content actor={actor} />
    </>
  );
}

function Days({ actor, today, onDay }: Omit<MemberDayScreenProps, 'notFound'>) {
  const text = useText('centralClockwork');
  const { weekdayDate } = useFormat();
  const date = useSelector(actor, ({ context }) => context.date);
  return (
    <div role="group" aria-label={text('day')} className={styles.days}>
      <Button
        variant="quiet"
        icon={<ChevronLeft className="flip-rtl" />}
        aria-label={text('previousDay')}
        onPress={() => onDay(addDays(date, -1))}
      />
      <span aria-live="polite">{weekdayDate(date)}</span>
      <Button
        variant="quiet"
        icon={<ChevronRight className="flip-rtl" />}
        aria-label={text('nextDay')}
        isDisabled={date >= today}
        onPress={() => onDay(addDays(date, 1))}
      />
      <Button isDisabled={date === today} onPress={() => onDay(today)}>
        {text('goToToday')}
      </Button>
    </div>
  );
}

function Content({ actor }: { actor: MemberDayActor }) {
  const text = useText('centralClockwork');
  const why = useCauseText();
  const { day, date, cause } = useSelector(actor, ({ context }) => context);
  const isLoading = useSelector(actor, (state) => state.hasTag('busy'));
  if (useSelector(actor, (state) => state.matches('unavailable'))) {
    return (
      <Unavailable
        title={text('dayUnavailable')}
        reason={why(cause)}
        retryLabel={text('tryAgain')}
        onRetry={() => actor.send({ type: 'retry' })}
      >
        {text('dayUnavailableText')}
      </Unavailable>
    );
  }
  if (isLoading || !day) return <Loader label={text('loading')} />;
  return <Shown day={day} date={date} />;
}

/** Times are in the member's time zone, whatever the reader's own. */
function Shown({ day, date }: { day: MemberDay; date: string }) {
  const text = useText('centralClockwork');
  const settings = useDateSettings();
  const { timeZone, clockWorkEntries: entries } = day;
  return (
    <FormatProvider settings={{ ...settings, timeZone }}>
      <p className={cx(styles.note, styles.zone)}>{text('inZone', { timeZone })}</p>
      {entries.length === 0 ? (
        <EmptyState icon={<Clock />} title={text('noEntries')}>
          {text('noEntriesText')}
        </EmptyState>
      ) : (
        <MemberEntries day={day} date={date} />
      )}
    </FormatProvider>
  );
}
