import { useSelector } from '@xstate/react';
import { CirclePlay } from 'lucide-react';
import type { CalendarEvent } from '#machines/calendar/day-events.actors.ts';
import type { DayEventsActor } from '#machines/calendar/day-events.machine.ts';
import { useCauseText } from '#i18n/cause-text.ts';
import { useFormat } from '#i18n/format.tsx';
import { useText } from '#i18n/text.tsx';
import { Banner } from '#ui/display/notices/banner.tsx';
import { Button } from '#ui/controls/button.tsx';
import { Loader } from '#ui/display/progress/spinner.tsx';
import styles from './day-events.module.css';

export interface DayEventsProps {
  actor: DayEventsActor;
  /** Why no entry can be started now; null if one can. */
  blockedBecause: string | null;
  /** Starts an entry with the title as its description. */
  onStart: (title: string) => void;
}

/** The events of the connected calendar on the day; nothing while none is connected. */
export function DayEvents({ actor, ...rest }: DayEventsProps) {
  const text = useText('calendarDay');
  const state = useSelector(actor, (snapshot) => snapshot);
  if (state.matches('checking') && state.context.events === null) return null;
  if (state.matches('disconnected')) return null;
  const { events } = state.context;
  return (
    <section aria-label={text('events')} className={styles.events}>
      <h2>{text('events')}</h2>
      {state.matches('failed') && <Failure actor={actor} />}
      {state.matches('loading') && events === null && <Loader label={text('loading')} />}
      {events?.length === 0 && <p className={styles.none}>{text('none')}</p>}
      {events !== null && events.length > 0 && (
        <ul className={styles.list}>
          {events.map((event) => (
            <Row key={event.id} event={event} {...rest} />
          ))}
        </ul>
      )}
    </section>
  );
}

function Failure({ actor }: Pick<DayEventsProps, 'actor'>) {
  const text = useText('calendarDay');
  const why = useCauseText();
  const cause = useSelector(actor, ({ context }) => context.cause);
  return (
    <Banner
      tone="danger"
      action={
        <Button size="small" onPress={() => actor.send({ type: 'retry' })}>
          {text('tryAgain')}
        </Button>
      }
    >
      {[text('notRead'), why(cause)].join(' ')}
    </Banner>
  );
}

type RowProps = Omit<DayEventsProps, 'actor'> & { event: CalendarEvent };

function Row({ event, blockedBecause, onStart }: RowProps) {
  const text = useText('calendarDay');
  const { time } = useFormat();
  const { title, startTime, endTime, isAllDay, location } = event;
  const when = isAllDay
    ? text('allDay')
    : text('fromTo', { from: time(startTime), to: time(endTime) });
  return (
    <li className={styles.event}>
      <span>
        <bdi className={styles.title}>{title}</bdi>
        <span className={styles.when}>
          {location === '' ? when : text('whenAndWhere', { when, where: location })}
        </span>
      </span>
      <Button
        size="small"
        variant="quiet"
        icon={<CirclePlay aria-hidden="true" />}
        aria-label={text('startEvent', { title })}
        blockedBecause={blockedBecause}
        onPress={() => onStart(title)}
      />
    </li>
  );
}
