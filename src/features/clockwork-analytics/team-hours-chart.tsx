import { toFileName, type TeamHoursResults } from '#machines/clockwork-analytics/team-hours.ts';
import { useFormat } from '#i18n/format.tsx';
import { useText } from '#i18n/text.tsx';
import { everybodysHours } from '#page/parameters/hours-address.ts';
import { ChartFrame, type ChartView } from '#records/report/chart-frame.tsx';
import { HoursLink } from '#records/view/hours-link.tsx';
import { useOpenHours } from '#records/report/use-hours.ts';
import type { BarChartProps } from '#ui/chart/bar-chart.tsx';
import { onDemand } from '#ui/hooks/on-demand.ts';
import { sumSeconds } from './shown-hours.ts';
import { useDaysText } from './use-days-text.ts';
import styles from './clockwork-analytics.module.css';

// The chart library is as large as the page.
const BarChart = onDemand<BarChartProps>(() =>
  import('#ui/chart/bar-chart.tsx').then(({ BarChart: it }) => it),
);

/** With more bars than this, the chart is unreadable. */
const limit = 20;
const hour = 3600;

interface TeamHoursChartProps {
  results: TeamHoursResults;
  view: ChartView;
}

/** The hours of each team, next to those of the previous period if compared. */
export function TeamHoursChart({ results, view }: TeamHoursChartProps) {
  const text = useText('clockworkAnalytics');
  const format = useFormat();
  const daysText = useDaysText();
  const periods = results.before ? [results, results.before] : [results];
  const series = periods.map(({ days }) => daysText(days));
  const toHours = (seconds: number) => Math.round((seconds / hour) * 1e4) / 1e4;
  const formatFigure = (hours: number) => format.hours(Math.round(hours * hour));
  const rows = results.teams
    .map((team) => ({
      id: team.teamId,
      name: team.teamName,
      values: periods.map(({ teams }) => {
        const same = teams.find(({ teamId }) => teamId === team.teamId);
        return toHours(same ? sumSeconds(same) : 0);
      }),
    }))
    .toSorted((one, other) => (other.values[0] ?? 0) - (one.values[0] ?? 0));
  const caption = text('chart');
  const analytics = useText('analytics');
  const openHours = useOpenHours();
  const hoursBehind = (teamId: string, at: number) =>
    everybodysHours({ days: (periods[at] ?? results).days, teamIds: [teamId] });
  return (
    <div className={styles.chart}>
      <ChartFrame
        caption={caption}
        file={toFileName(results.days)}
        view={view}
        table={{
          columns: [text('team'), ...series],
          rows: rows.map(({ id, name, values }) => ({
            id,
            name,
            figures: values.map((value, at) => ({
              text: formatFigure(value),
              value,
              linked:
                value > 0 ? (
                  <HoursLink address={hoursBehind(id, at)} name={name}>
                    {formatFigure(value)}
                  </HoursLink>
                ) : undefined,
            })),
          })),
        }}
      >
        <BarChart
          label={caption}
          series={series}
          groups={rows.slice(0, limit)}
          formatFigure={formatFigure}
          formatTick={(hours) => format.age(hours, 'hour')}
          lead={
            openHours && {
              description: analytics('opensHours'),
              onOpen: (teamId, at) => openHours(hoursBehind(teamId, at)),
            }
          }
          getLabel={({ name, series: days, figure }) =>
            text('pointLabel', { name, days, hours: figure })
          }
        />
        {rows.length > limit && (
          <p className={styles.hint}>{text('chartMost', { count: limit })}</p>
        )}
      </ChartFrame>
    </div>
  );
}
