import { useSelector } from '@xstate/react';
import { memo } from 'react';
import { projectHoursBy, type ProjectHours } from '#machines/dashboard/tiles.ts';
import { useFormat } from '#i18n/format.tsx';
import { useText } from '#i18n/text.tsx';
import { ChartFrame, type ChartView } from '#records/report/chart-frame.tsx';
import { usePersistedChartView } from '#session/use-persisted-chart-view.ts';
import { BarChart } from '#ui/chart/bar-chart.tsx';
import { useNow } from '#ui/hooks/use-now.ts';
import styles from '../dashboard.module.css';
import type { TileGroupActor } from '../use-dashboard.ts';

export interface HoursByProjectProps {
  actor: TileGroupActor;
  /** Id of the person whose chart view setting applies. */
  subject: string;
}

/** More bars than these are hard to compare in a tile. */
const maxBars = 8;

/** The hours of the week by project as bars; the time of a running entry keeps counting. */
export function HoursByProject({ actor, subject }: HoursByProjectProps) {
  const text = useText('dashboard');
  const context = useSelector(actor, (state) => state.context);
  const view = usePersistedChartView(subject);
  const now = useNow(context.clock.now);
  const hours = context.response && projectHoursBy(now, context.response, context);
  // Rounded to minutes, so that the chart does not redraw every second.
  const rows = (hours?.projects ?? []).map((each): Row => [
    each.projectId,
    [each.projectCode, each.projectName].filter(Boolean).join(' '),
    Math.floor(each.totalTimeInSeconds / 60),
  ]);
  if (rows.length === 0) return <span className={styles.note}>{text('noHours')}</span>;
  return <ProjectsChart content={JSON.stringify(rows)} view={view} />;
}

type Row = readonly [id: ProjectHours['projectId'], name: string, minutes: number];

const ProjectsChart = memo(
  function ProjectsChart({ content, view }: { content: string; view: ChartView }) {
    const text = useText('dashboard');
    const { hours, age } = useFormat();
    const rows = JSON.parse(content) as Row[];
    const formatFigure = (value: number) => hours(Math.round(value * 60) * 60);
    const named = rows.map(([id, name, minutes]) => ({
      id: id ?? 'none',
      name: id === null ? text('withoutProject') : name,
      minutes,
    }));
    return (
      <ChartFrame
        caption={text('thisWeek')}
        file="hours-by-project"
        view={view}
        table={{
          columns: [text('project'), text('worked')],
          rows: named.map(({ id, name, minutes }) => ({
            id,
            name,
            figures: [{ text: hours(minutes * 60), value: minutes / 60 }],
          })),
        }}
      >
        <BarChart
          label={text('hoursByProject')}
          series={[text('worked')]}
          groups={toBars(named, (count) => text('restOfProjects', { count })).map(
            ({ id, name, minutes }) => ({ id, name, values: [minutes / 60] }),
          )}
          formatFigure={formatFigure}
          formatTick={(value) => age(value, 'hour')}
          getLabel={({ name, figure }) => text('projectHours', { name, hours: figure })}
        />
      </ChartFrame>
    );
  },
  (before, after) => before.content === after.content && before.view.isTable === after.view.isTable,
);

interface Named {
  id: string;
  name: string;
  minutes: number;
}

/** The first rows, and one bar for the rest. */
function toBars(rows: readonly Named[], getRestName: (count: number) => string): readonly Named[] {
  if (rows.length <= maxBars) return rows;
  const rest = rows.slice(maxBars - 1);
  const minutes = rest.reduce((sum, row) => sum + row.minutes, 0);
  return [...rows.slice(0, maxBars - 1), { id: 'rest', name: getRestName(rest.length), minutes }];
}
