import { useSelector } from '@xstate/react';
import { useId } from 'react';
import { addDays } from '#machines/clockwork/day/time.ts';
import type { ProjectDaysActor } from '#machines/projects/parts/project-days.machine.ts';
import { useCauseText } from '#i18n/cause-text.ts';
import { useDateSettings, useFormat, type WeekStart } from '#i18n/format.tsx';
import { useText } from '#i18n/text.tsx';
import { useDayNames } from '#records/report/day-names.ts';
import { Button } from '#ui/controls/button.tsx';
import { daysUntil, getWeekdayIndex, weekFrom, type HeatDay } from '#ui/chart/heat-days.ts';
import { HeatMap } from '#ui/chart/heat-map.tsx';
import styles from '../project-overview.module.css';

/** Number of days in the map, including today: as many weeks as fit into the aside. */
const count = 126;
/** Lower bounds, in hours, of the second and all further steps. */
const bounds = [2, 4, 8, 16] as const;

const weekdays: readonly WeekStart[] = [
  'monday',
  'tuesday',
  'wednesday',
  'thursday',
  'friday',
  'saturday',
  'sunday',
];
const monday = '2024-01-01';

/** The days of the last weeks on which time was booked on a project. */
export function ProjectDays({ actor }: { actor: ProjectDaysActor }) {
  const text = useText('projectOverview');
  const titleId = useId();
  const days = useSelector(actor, ({ context }) => context.days);
  const hasFailed = useSelector(actor, (state) => state.matches('failed'));
  return (
    <section aria-labelledby={titleId} className={styles.section}>
      <h2 id={titleId}>{text('days')}</h2>
      {hasFailed && <Failed actor={actor} />}
      {days && (
        <Map
          end={days.end}
          known={days.days.map(({ day, seconds }) => ({ date: day, hours: seconds / 3600 }))}
        />
      )}
    </section>
  );
}

function Failed({ actor }: { actor: ProjectDaysActor }) {
  const text = useText('projectOverview');
  const records = useText('records');
  const why = useCauseText();
  const cause = useSelector(actor, ({ context }) => context.cause);
  return (
    <div role="status" className={styles.failed}>
      <p>
        {text('daysFailed')} {why(cause)}
      </p>
      <Button size="small" onPress={() => actor.send({ type: 'retry' })}>
        {records('tryAgain')}
      </Button>
    </div>
  );
}

interface MapProps {
  /** yyyy-MM-dd, today. */
  end: string;
  known: readonly { date: string; hours: number }[];
}

function Map({ end, known }: MapProps) {
  const text = useText('projectOverview');
  const format = useFormat();
  const names = useDayNames();
  const { weekStart = 'monday' } = useDateSettings();
  const firstDayOfWeek = addDays(monday, weekdays.indexOf(weekStart));
  const days = daysUntil(end, count, known);
  const worked = days.filter(({ value }) => value !== null).length;
  const formatHours = (hours: number) => format.hours(hours * 3600);
  const getLabel = ({ day, value }: HeatDay) =>
    text('dayLabel', {
      day: format.weekdayDate(day),
      hours: value === null ? text('noTime') : formatHours(value),
    });
  const steps = [
    text('noTime'),
    text('below', { hours: format.number(bounds[0]) }),
    ...bounds.map((from, at) => {
      const to = bounds[at + 1];
      return to === undefined
        ? text('andMore', { hours: format.number(from) })
        : text('fromTo', { from: format.number(from), to: format.number(to) });
    }),
  ];
  return (
    <>
      <p className={styles.note}>{text('daysWorked', { count: worked, weeks: count / 7 })}</p>
      <HeatMap
        label={text('days')}
        days={days}
        offset={getWeekdayIndex(days[0]?.day ?? end, firstDayOfWeek)}
        bounds={bounds}
        weekdays={weekFrom(firstDayOfWeek).map(names.weekday)}
        formatMonth={names.month}
        getLabel={getLabel}
        steps={steps}
      />
    </>
  );
}
