import { useSelector } from '@xstate/react';
import { Play } from 'lucide-react';
import type { ClockWorkDayActor } from '#machines/clockwork/day/clockwork-day.machine.ts';
import { secondsOn } from '#machines/clockwork/day/day-total.ts';
import { isRunning, ofProject, type Entry } from '#machines/clockwork/entry/entries.ts';
import { toIsoDay } from '#machines/clockwork/day/time.ts';
import { useFormat } from '#i18n/format.tsx';
import { useText } from '#i18n/text.tsx';
import { Button } from '#ui/controls/button.tsx';
import { useNow } from '#ui/hooks/use-now.ts';
import styles from './continued-entries.module.css';

interface ContinuedEntriesProps {
  actor: ClockWorkDayActor;
  /** Id of the project that the list is filtered by. */
  project: string | undefined;
  /** Goes to a day, yyyy-MM-dd. */
  onDay: (day: string) => void;
}

/**
 * Entries that started on an earlier day: how much of them counts for this day, with a link to the
 * day on which they start.
 */
export function ContinuedEntries({ actor, project, onDay }: ContinuedEntriesProps) {
  const text = useText('clockDay');
  const continued = useSelector(actor, ({ context }) => context.continued);
  const entries = ofProject(continued, project);
  if (entries.length === 0) return null;
  return (
    <section className={styles.section} aria-label={text('continuedEntries')}>
      <h2 className={styles.heading}>{text('continuedEntries')}</h2>
      <ul className={styles.list}>
        {entries.map((entry) => (
          <ContinuedEntry key={entry.id} actor={actor} entry={entry} onDay={onDay} />
        ))}
      </ul>
    </section>
  );
}

interface ContinuedEntryProps extends Pick<ContinuedEntriesProps, 'actor' | 'onDay'> {
  entry: Entry;
}

function ContinuedEntry({ actor, entry, onDay }: ContinuedEntryProps) {
  const text = useText('clockDay');
  const clockwork = useText('clockwork');
  const { time, hours, weekdayDate } = useFormat();
  const { clock, timeZone, date } = actor.getSnapshot().context;
  const now = useNow(clock.now, 10_000);
  const isRestarting = useSelector(
    actor,
    (state) => state.context.selected?.id === entry.id && state.matches({ shown: 'restarting' }),
  );
  const { startTime, endTime, projectDisplayString, taskDisplayString } = entry;
  const startDay = toIsoDay(startTime, timeZone);
  const name = entry.description || clockwork('noDescription');
  const work = [projectDisplayString, taskDisplayString].filter(Boolean).join(' · ');
  const lastsOn = endTime === null || toIsoDay(Date.parse(endTime) - 1, timeZone) > date;
  return (
    <li className={styles.entry} data-continued={entry.id}>
      <div className={styles.message}>
        <bdi>{name}</bdi>
        {work !== '' && <bdi className={styles.muted}>{work}</bdi>}
        <Button variant="quiet" size="small" onPress={() => onDay(startDay)}>
          {text('startedOn', { day: weekdayDate(startDay), time: time(startTime) })}
        </Button>
      </div>
      <div className={styles.time}>
        {!lastsOn && <span className={styles.muted}>{text('until', { time: time(endTime) })}</span>}
        <span>{hours(secondsOn([entry], { date, timeZone, now }))}</span>
        {!isRunning(entry) && (
          <Button
            variant="quiet"
            size="small"
            icon={<Play />}
            aria-label={text('continueEntry', { name })}
            isPending={isRestarting}
            onPress={() => actor.send({ type: 'entry.restart', entry })}
          />
        )}
      </div>
    </li>
  );
}
