import type { Schema } from '#openapi/client/index.ts';
import { useFormat } from '#i18n/format.tsx';
import { useText } from '#i18n/text.tsx';
import { ChartFrame } from '#records/report/chart-frame.tsx';
import { usePersistedChartView } from '#session/use-persisted-chart-view.ts';
import { BarChart } from '#ui/chart/bar-chart.tsx';

export interface HoursByWeekProps {
  weeks: readonly Schema<'WeekOfHours'>[];
  /** Id of the person whose chart view setting applies. */
  subject: string;
}

const hour = 3600;

/** The last weeks as bars, each with a line at the organization's working hours. */
export function HoursByWeek({ weeks, subject }: HoursByWeekProps) {
  const text = useText('dashboard');
  const { hours, shortDay, age } = useFormat();
  const view = usePersistedChartView(subject);
  const hasTarget = weeks.some(({ workingWeekInSeconds }) => workingWeekInSeconds);
  return (
    <ChartFrame
      caption={text('lastWeeks', { count: weeks.length })}
      file="hours-by-week"
      view={view}
      table={{
        columns: [text('weekFrom'), text('worked'), ...(hasTarget ? [text('target')] : [])],
        rows: weeks.map(({ from, totalTimeInSeconds, workingWeekInSeconds }) => ({
          id: from,
          name: shortDay(from),
          figures: [
            { text: hours(totalTimeInSeconds), value: totalTimeInSeconds / hour },
            ...(hasTarget
              ? [
                  {
                    text: hours(workingWeekInSeconds ?? 0),
                    value: (workingWeekInSeconds ?? 0) / hour,
                  },
                ]
              : []),
          ],
        })),
      }}
    >
      <BarChart
        label={text('hoursByWeek')}
        series={[text('worked')]}
        {...(hasTarget && { target: text('target') })}
        groups={weeks.map(({ from, totalTimeInSeconds, workingWeekInSeconds }) => ({
          id: from,
          name: shortDay(from),
          values: [totalTimeInSeconds / hour],
          target: workingWeekInSeconds === null ? null : workingWeekInSeconds / hour,
        }))}
        formatFigure={(value) => hours(Math.round(value * 60) * 60)}
        formatTick={(value) => age(value, 'hour')}
        getLabel={({ name, figure, target }) =>
          target === null
            ? text('dayHours', { day: name, hours: figure })
            : text('dayHoursLabel', { day: name, hours: figure, target })
        }
      />
    </ChartFrame>
  );
}
