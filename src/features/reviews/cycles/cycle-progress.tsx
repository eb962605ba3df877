import type { CycleDetail } from '#machines/reviews/cycles/cycle.ts';
import { useFormat } from '#i18n/format.tsx';
import { useText } from '#i18n/text.tsx';
import { ChartFrame, type ChartView } from '#records/report/chart-frame.tsx';
import { onDemand } from '#ui/hooks/on-demand.ts';
import type { ProgressChartProps } from './progress-chart.tsx';
import styles from './review-cycles.module.css';

const ProgressChart = onDemand<ProgressChartProps>(() =>
  import('./progress-chart.tsx').then((module) => module.ProgressChart),
);

interface CycleProgressProps {
  detail: CycleDetail;
  view: ChartView;
}

/** How many reviews were at each step on each day, as a chart and as a table. Source: REVW-009. */
export function CycleProgress({ detail, view }: CycleProgressProps) {
  const text = useText('reviewCycles');
  const reviews = useText('reviews');
  const format = useFormat();
  const { reviewCycle, steps, progress } = detail;
  if (progress.length === 0) {
    return (
      <p className={styles.muted}>
        {text('startsOn', { day: format.shortDay(reviewCycle.startDate) })}
      </p>
    );
  }
  const bands = [...steps.map(({ stepName }) => stepName), reviews('status_Delivered')];
  const days = progress.map(({ day, stepCounts, deliveredCount }) => {
    const values = [...stepCounts, deliveredCount];
    const parts = bands.map((step, at) => text('part', { step, count: values[at] ?? 0 }));
    const name = format.shortDay(day);
    return {
      id: day,
      name,
      values,
      label: text('point', { day: name, parts: format.list(parts) }),
    };
  });
  const caption = text('progressLabel');
  return (
    <ChartFrame
      caption={caption}
      file={text('fileName')}
      view={view}
      table={{
        columns: [text('day'), ...bands],
        rows: days.map(({ id, name, values }) => ({
          id,
          name,
          figures: values.map((value) => ({ text: format.number(value), value })),
        })),
      }}
    >
      <ProgressChart label={caption} bands={bands} days={days} formatTick={format.number} />
    </ChartFrame>
  );
}
