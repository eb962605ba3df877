import { memo } from 'react';
import type { Schema } from '#openapi/client/index.ts';
import { useFormat } from '#i18n/format.tsx';
import { useText } from '#i18n/text.tsx';
import { ChartFrame } from '#records/report/chart-frame.tsx';
import { usePersistedChartView } from '#session/use-persisted-chart-view.ts';
import { BarChart } from '#ui/chart/bar-chart.tsx';

type Day = Schema<'DayOfHours'>;

export interface HoursByDayProps {
  days: readonly Day[];
  /** Id of the person whose chart view setting applies. */
  subject: string;
}

const hour = 3600;

/** The days of the week as bars, each with a line at the organization's working hours. */
export function HoursByDay({ days, subject }: HoursByDayProps) {
  const view = usePersistedChartView(subject);
  // Rounded to minutes, so that the chart does not redraw every second.
  const minutes = days.map(({ day, totalTimeInSeconds, workingDayInSeconds }) => [
    day,
    Math.floor(totalTimeInSeconds / 60),
    workingDayInSeconds,
  ]);
  return <DaysChart content={JSON.stringify(minutes)} view={view} />;
}

interface DaysChartProps {
  /** The days with their minutes, and their working hours in seconds. */
  content: string;
  view: ReturnType<typeof usePersistedChartView>;
}

const DaysChart = memo(
  function DaysChart({ content, view }: DaysChartProps) {
    const text = useText('dashboard');
    const { hours, days: daysText, weekdayDate, columnDay, age } = useFormat();
    const days = JSON.parse(content) as [day: string, minutes: number, target: number | null][];
    const formatFigure = (value: number) => hours(Math.round(value * 60) * 60);
    const first = days.at(0)?.[0] ?? '';
    const last = days.at(-1)?.[0] ?? '';
    const hasTarget = days.some(([, , target]) => target);
    return (
      <ChartFrame
        caption={daysText(first, last)}
        file={`hours-${first}-${last}`}
        view={view}
        table={{
          columns: [text('day'), text('worked'), ...(hasTarget ? [text('target')] : [])],
          rows: days.map(([day, minutes, target]) => ({
            id: day,
            name: weekdayDate(day),
            figures: [
              { text: hours(minutes * 60), value: minutes / 60 },
              ...(hasTarget ? [{ text: hours(target ?? 0), value: (target ?? 0) / hour }] : []),
            ],
          })),
        }}
      >
        <BarChart
          label={text('hoursByDay')}
          series={[text('worked')]}
          {...(hasTarget && { target: text('target') })}
          groups={days.map(([day, minutes, target]) => ({
            id: day,
            name: columnDay(day),
            values: [minutes / 60],
            target: target === null ? null : target / hour,
          }))}
          formatFigure={formatFigure}
          formatTick={(value) => age(value, 'hour')}
          getLabel={({ name, figure, target }) =>
            target === null
              ? text('dayHours', { day: name, hours: figure })
              : text('dayHoursLabel', { day: name, hours: figure, target })
          }
        />
      </ChartFrame>
    );
  },
  (before, after) => before.content === after.content && before.view.isTable === after.view.isTable,
);
