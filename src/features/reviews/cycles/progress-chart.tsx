import { useLocale } from 'react-aria-components';
import { usePoints } from '#ui/chart/use-points.ts';
import { useWidth } from '#ui/chart/use-width.ts';

/**
 * Whether a day of a chart has a label on the axis: the first, the last, and as many evenly spaced
 * ones between them as there is room for.
 */
export function hasAxisLabel(index: number, count: number, room: number): boolean {
  const gaps = Math.max(1, Math.min(count - 1, Math.floor(room) - 1));
  const ticks = Array.from({ length: gaps + 1 }, (_, at) => Math.round((at * (count - 1)) / gaps));
  return ticks.includes(index);
}

import styles from './review-cycles.module.css';

export interface ProgressChartProps {
  /** The chart's label for screen readers. */
  label: string;
  /** Names of the bands, from the bottom; the last is what is done. */
  bands: readonly string[];
  /** The days in order, each with a value for every band. */
  days: readonly { id: string; name: string; label: string; values: readonly number[] }[];
  formatTick: (value: number) => string;
}

const height = 180;
const axisHeight = 24;
const tickEvery = 110;

const getBandStyle = (at: number, count: number) =>
  at === count - 1 ? styles.bandDelivered : styles[`band${Math.min(at, 5)}`];

/**
 * Stacked columns, one for each day: how many reviews were at each step. One tab stop; arrow keys,
 * Home and End move between days, whose numbers are shown below the chart.
 */
export function ProgressChart({ label, bands, days, formatTick }: ProgressChartProps) {
  const isRtl = useLocale().direction === 'rtl';
  const { width, measured } = useWidth(640);
  const points = usePoints({ count: days.length, isRtl });
  const total = Math.max(1, ...days.map(({ values }) => values.reduce((sum, one) => sum + one, 0)));
  const slot = width / Math.max(days.length, 1);
  const column = Math.max(1, Math.min(slot - 1, 36));
  const getStart = (index: number) => {
    const start = index * slot + (slot - column) / 2;
    return isRtl ? width - start - column : start;
  };
  const shown = days.findIndex((_, index) => points.at(index).isShown);
  const isTick = (index: number) => hasAxisLabel(index, days.length, width / tickEvery);
  return (
    <div ref={measured} className={styles.chart}>
      <Legend bands={bands} />
      <svg
        viewBox={`0 0 ${width} ${height + axisHeight}`}
        className={styles.image}
        focusable="false"
      >
        <line x1={0} x2={width} y1={height} y2={height} className={styles.axis} />
        <text x={isRtl ? width : 0} y={10} textAnchor="start" className={styles.tick}>
          {formatTick(total)}
        </text>
        <g {...points.list} aria-label={label}>
          {days.map((day, index) => (
            <g
              key={day.id}
              {...points.at(index).reach}
              aria-label={day.label}
              className={styles.column}
            >
              <rect
                x={isRtl ? width - (index + 1) * slot : index * slot}
                width={slot}
                y={0}
                height={height}
                className={styles.reach}
              />
              <Bands values={day.values} total={total} x={getStart(index)} width={column} />
              <rect
                x={getStart(index) - 1}
                width={column + 2}
                y={1}
                height={height - 2}
                rx={2}
                className={styles.ring}
              />
            </g>
          ))}
        </g>
        {days.map(
          (day, index) =>
            isTick(index) && (
              <text
                key={day.id}
                x={getStart(index) + column / 2}
                y={height + 16}
                textAnchor={getAnchor(index, days.length)}
                className={styles.tick}
              >
                {day.name}
              </text>
            ),
        )}
      </svg>
      <p aria-hidden="true" className={styles.pointLabel}>
        {(days[shown] ?? days.at(-1))?.label}
      </p>
    </div>
  );
}

/** The first and the last name stay within the chart. */
function getAnchor(index: number, count: number) {
  if (index === 0) return 'start';
  return index === count - 1 ? 'end' : 'middle';
}

interface BandsProps {
  values: readonly number[];
  total: number;
  x: number;
  width: number;
}

/** The bands of a day; what is done is at the bottom. */
function Bands({ values, total, x, width }: BandsProps) {
  const order = [values.length - 1, ...values.slice(0, -1).keys()];
  const toHeight = (value: number) => (value / total) * (height - 16);
  return order.map((at, position) => {
    const below = order.slice(0, position).reduce((sum, each) => sum + (values[each] ?? 0), 0);
    const value = values[at] ?? 0;
    return (
      value > 0 && (
        <rect
          key={at}
          x={x}
          width={width}
          y={height - toHeight(below + value)}
          height={toHeight(value)}
          className={getBandStyle(at, values.length)}
        />
      )
    );
  });
}

function Legend({ bands }: Pick<ProgressChartProps, 'bands'>) {
  return (
    <ul className={styles.legend}>
      {bands.map((name, at) => (
        <li key={name}>
          <svg viewBox="0 0 16 12" aria-hidden="true" className={styles.swatch}>
            <rect width={16} height={12} rx={1} className={getBandStyle(at, bands.length)} />
          </svg>
          <bdi>{name}</bdi>
        </li>
      ))}
    </ul>
  );
}
