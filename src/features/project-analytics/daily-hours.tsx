import type { ProjectDetail } from '#machines/project-analytics/project-details.actors.ts';
import { useFormat } from '#i18n/format.tsx';
import { useText } from '#i18n/text.tsx';
import { everybodysHours } from '#page/parameters/hours-address.ts';
import { ChartFrame, type ChartView } from '#records/report/chart-frame.tsx';
import { useDayNames } from '#records/report/day-names.ts';
import { HoursLink } from '#records/view/hours-link.tsx';
import { useOpenHours } from '#records/report/use-hours.ts';
import { daysUntil, getWeekdayIndex, weekFrom, type HeatDay } from '#ui/chart/heat-days.ts';
import { HeatMap } from '#ui/chart/heat-map.tsx';
import styles from './project-details.module.css';

/** Number of days in the chart, including today. */
const count = 365;
/** Lower bounds, in hours, of the second and all further color steps. */
const bounds = [2, 4, 8, 16] as const;

interface DailyHoursProps {
  detail: ProjectDetail;
  /** yyyy-MM-dd, in the person's time zone. */
  today: string;
  view: ChartView;
}

/** The hours of each day in the year up to today. Source: ANLYT-049, ANLYT-063. */
export function DailyHours({ detail, today, view }: DailyHoursProps) {
  const text = useText('projectAnalytics');
  const format = useFormat();
  const names = useDayNames();
  const { projectDailyHoursCalculations: known, firstDayOfWeek } = detail;
  const days = daysUntil(today, count, known);
  const analytics = useText('analytics');
  const openHours = useOpenHours();
  const hoursBehind = (day: string) =>
    everybodysHours({ days: { start: day, end: day }, projectId: detail.id });
  const formatHours = (hours: number) => text('hours', { hours: format.number(hours) });
  const getLabel = ({ day, value }: HeatDay) =>
    text('dayLabel', {
      day: format.weekdayDate(day),
      hours: value === null ? text('noData') : formatHours(value),
    });
  const stepNames = [
    text('noData'),
    text('below', { hours: format.number(bounds[0]) }),
    ...bounds.map((from, at) => {
      const to = bounds[at + 1];
      return to === undefined
        ? text('andMore', { hours: format.number(from) })
        : text('fromTo', { from: format.number(from), to: format.number(to) });
    }),
  ];
  return (
    <div className={styles.part}>
      <ChartFrame
        caption={text('dailyHours')}
        file={`${text('dailyHours')} ${detail.code}`}
        view={view}
        isFullInPrint
        table={{
          columns: [text('day'), text('hrs')],
          rows: known.toReversed().map(({ date, hours }) => ({
            id: date,
            name: format.shortDay(date),
            figures: [
              {
                text: format.number(hours),
                value: hours,
                linked: (
                  <HoursLink address={hoursBehind(date)} name={detail.projectName}>
                    {format.number(hours)}
                  </HoursLink>
                ),
              },
            ],
          })),
        }}
      >
        <HeatMap
          label={text('dailyHours')}
          days={days}
          offset={getWeekdayIndex(days[0]?.day ?? today, firstDayOfWeek)}
          bounds={bounds}
          weekdays={weekFrom(firstDayOfWeek).map(names.weekday)}
          formatMonth={names.month}
          getLabel={getLabel}
          steps={stepNames}
          lead={
            openHours && {
              description: analytics('opensHours'),
              onOpen: (day) => openHours(hoursBehind(day)),
            }
          }
        />
      </ChartFrame>
      <p className={styles.note}>
        {text('weekStarts', { day: names.longWeekday(firstDayOfWeek) })}
      </p>
    </div>
  );
}
