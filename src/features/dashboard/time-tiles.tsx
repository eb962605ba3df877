import { useSelector } from '@xstate/react';
import { CalendarDays, CircleDot, Clock3, type LucideIcon } from 'lucide-react';
import type { ActorRefFrom } from 'xstate';
import type { dashboardMachine } from '#machines/dashboard/dashboard.machine.ts';
import { hoursBy, type Running } from '#machines/dashboard/tiles.ts';
import { useFormat } from '#i18n/format.tsx';
import { useText } from '#i18n/text.tsx';
import type { Path } from '#page/addresses.ts';
import { useNow } from '#ui/use-now.ts';
import { FailedTile, Tile, WaitingTile } from './tile.tsx';
import styles from './dashboard.module.css';

export type DashboardActor = ActorRefFrom<typeof dashboardMachine>;

interface TimeTileProps {
  actor: DashboardActor;
  name: TimeTileName;
  /** Whether ClockWork can be opened: without organization settings no page can. */
  isOpen: boolean;
}

const icons = {
  hoursToday: Clock3,
  hoursThisWeek: CalendarDays,
  runningNow: CircleDot,
} satisfies Record<string, LucideIcon>;

export type TimeTileName = keyof typeof icons;

/** Hours today or this week, or what runs now: for those who time work. */
export function TimeTile({ actor, name, isOpen }: TimeTileProps) {
  const text = useText('dashboard');
  const isKnown = useSelector(actor, (state) => state.hasTag('known'));
  const cause = useSelector(actor, ({ context }) => context.cause);
  const hasFailed = useSelector(actor, (state) => state.matches('unavailable'));
  const tile = { label: text(name), icon: icons[name] };
  if (isKnown) return <KnownTime actor={actor} name={name} isOpen={isOpen} />;
  if (!hasFailed) return <WaitingTile {...tile} />;
  return <FailedTile {...tile} cause={cause} onRetry={() => actor.send({ type: 'RETRY' })} />;
}

const clockWork: Path = '/ClockWork';
const week: Path = '/ClockWork/week';

/** It counts on, second by second, while something runs. */
function KnownTime({ actor, name, isOpen }: TimeTileProps) {
  const text = useText('dashboard');
  const context = useSelector(actor, (state) => state.context);
  const { running, clock } = context;
  const now = useNow(clock.now);
  const tile = { label: text(name), icon: icons[name] };
  if (name === 'runningNow') {
    const link = { to: clockWork, title: text(running?.isStale ? 'fixEntry' : 'openClockWork') };
    return (
      <Tile {...tile} {...(isOpen && { link })}>
        <RunningNow running={running} now={now} />
      </Tile>
    );
  }
  const hours = hoursBy(now, context);
  if (!hours) return null;
  const ofDay = name === 'hoursToday';
  const link = ofDay
    ? { to: clockWork, title: text('openDay') }
    : { to: week, title: text('openWeek') };
  return (
    <Tile {...tile} {...(isOpen && { link })}>
      <Hours
        seconds={ofDay ? hours.todayInSeconds : hours.weekInSeconds}
        of={ofDay ? hours.workingDayInSeconds : hours.workingWeekInSeconds}
      />
    </Tile>
  );
}

/** Hours beside the organization's working hours, where those are known. */
function Hours({ seconds, of }: { seconds: number; of: number | null }) {
  const text = useText('dashboard');
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
        </>
      )}
    </>
  );
}

function RunningNow({ running, now }: { running: Running | null; now: number }) {
  const text = useText('dashboard');
  const { running: lengthOf } = useFormat();
  if (!running) return <span className={styles.note}>{text('nothingRuns')}</span>;
  const { entry, isStale } = running;
  if (isStale) return <span className={styles.stale}>{text('needsFix')}</span>;
  return (
    <>
      {lengthOf((now - Date.parse(entry.startTime)) / 1000)}
      <span className={styles.what}>{entry.description || text('noDescription')}</span>
      {entry.projectDisplayString && (
        <span className={styles.note}>{entry.projectDisplayString}</span>
      )}
    </>
  );
}
