import { useSelector } from '@xstate/react';
import { CalendarDays, ChartNoAxesColumn, CircleDot, Clock3, type LucideIcon } from 'lucide-react';
import { toIsoDay } from '#machines/clockwork/day/time.ts';
import { hoursBy } from '#machines/dashboard/tiles.ts';
import type { Schema } from '#openapi/client/index.ts';
import { useFormat } from '#i18n/format.tsx';
import { useHolidayText } from '#records/report/use-holiday-text.ts';
import { useText } from '#i18n/text.tsx';
import type { Path } from '#page/parameters/addresses.ts';
import { onDemand } from '#ui/hooks/on-demand.ts';
import { useNow } from '#ui/hooks/use-now.ts';
import { RunningTile, type StopProps } from './running-tile.tsx';
import { FailedTile, Tile, WaitingTile } from './tile.tsx';
import type { TileGroupActor } from './use-dashboard.ts';
import type { HoursByDayProps } from './hours-by-day.container.tsx';
import styles from './dashboard.module.css';

// The chart library is as large as the page.
const HoursByDay = onDemand<HoursByDayProps>(() =>
  import('./hours-by-day.container.tsx').then((module) => module.HoursByDay),
);

interface TimeTileProps {
  /** Null until its machine has started. */
  actor: TileGroupActor | null;
  name: TimeTileName;
  /** Whether ClockWork can be opened; no page can without organization settings. */
  isOpen: boolean;
  /** Stops the running entry. */
  stop: StopProps;
  /** Id of the person whose chart view setting applies. */
  subject: string;
}

const icons = {
  hoursToday: Clock3,
  hoursThisWeek: CalendarDays,
  runningNow: CircleDot,
  hoursByDay: ChartNoAxesColumn,
} satisfies Record<string, LucideIcon>;

export type TimeTileName = keyof typeof icons;

/** Hours today, this week or by day, or the running entry, for people who record time. */
export function TimeTile({ actor, ...props }: TimeTileProps) {
  const text = useText('dashboard');
  const { name } = props;
  const tile = { label: text(name), icon: icons[name], isLarge: name === 'hoursByDay' };
  return actor ? <ReadTime {...props} tile={tile} actor={actor} /> : <WaitingTile {...tile} />;
}

interface ReadTimeProps extends TimeTileProps {
  actor: TileGroupActor;
  tile: { label: string; icon: LucideIcon; isLarge: boolean };
}

function ReadTime({ tile, ...props }: ReadTimeProps) {
  const isKnown = useSelector(props.actor, (state) => state.hasTag('known'));
  const hasFailed = useSelector(props.actor, (state) => state.hasTag('failed'));
  if (isKnown) return <KnownTime {...props} tile={tile} />;
  return hasFailed ? <FailedTile {...tile} /> : <WaitingTile {...tile} />;
}

const clockWork: Path = '/ClockWork';
const week: Path = '/ClockWork/week';

/** Counts up every second while an entry is running. */
function KnownTime({ actor, name, isOpen, stop, subject, tile }: ReadTimeProps) {
  const text = useText('dashboard');
  const context = useSelector(actor, (state) => state.context);
  const { running, clock, timeZone } = context;
  const now = useNow(clock.now);
  if (name === 'runningNow') return <RunningTile {...{ running, now, isOpen, stop }} />;
  const hours = hoursBy(now, context);
  if (!hours) return null;
  const ofDay = name === 'hoursToday';
  const today = toIsoDay(now, timeZone);
  const holiday = ofDay ? hours.days.find(({ day }) => day === today)?.holiday : undefined;
  const link = ofDay
    ? { to: clockWork, title: text('openDay') }
    : { to: week, title: text('openWeek') };
  return (
    <Tile {...tile} {...(isOpen && { link })}>
      {name === 'hoursByDay' ? (
        <HoursByDay days={hours.days} subject={subject} />
      ) : (
        <Hours
          seconds={ofDay ? hours.todayInSeconds : hours.weekInSeconds}
          of={ofDay ? hours.workingDayInSeconds : hours.workingWeekInSeconds}
          holiday={holiday}
        />
      )}
      {running?.isStale && name === 'hoursThisWeek' && (
        <span className={styles.stale}>{text('entriesNeedEnd', { count: 1 })}</span>
      )}
    </Tile>
  );
}

interface HoursProps {
  seconds: number;
  of: number | null;
  holiday: Schema<'DayHoliday'> | undefined;
}

/** Hours next to the organization's working hours, if those are known, and the holiday of the day. */
function Hours({ seconds, of, holiday }: HoursProps) {
  const text = useText('dashboard');
  const formatHoliday = useHolidayText();
  const { hours } = useFormat();
  return (
    <>
      {hours(seconds)}
      {of !== null && (
        <>
          <span className={styles.bar} aria-hidden="true">
            <span
              style={{ inlineSize: `${Math.min(100, of === 0 ? 0 : (seconds / of) * 100)}%` }}
            />
          </span>
          <span className={styles.note}>
            {of === 0 ? text('dayOff') : text('ofHours', { hours: hours(of) })}
          </span>
          {holiday && (
            <span dir="auto" className={styles.note}>
              {formatHoliday(holiday)}
            </span>
          )}
        </>
      )}
    </>
  );
}
