import { AxisBottom, type TickRendererProps } from '@visx/axis';
import { Group } from '@visx/group';
import { scaleBand, scaleLinear } from '@visx/scale';
import { Line } from '@visx/shape';
import { useId } from 'react';
import { useLocale } from 'react-aria-components';
import { BarOfChart, Hatching, type DrawnBar } from './bar-of-chart.tsx';
import { Swatches } from './swatches.tsx';
import { usePoints } from './use-points.ts';
import { useWidth } from './use-width.ts';
import styles from './chart.module.css';

export interface BarChartProps {
  /** The chart's label for screen readers. */
  label: string;
  /** Names of the series: the first is solid, the second is hatched. */
  series: readonly string[];
  /**
   * The groups in order, each with a value for every series, none below zero, and with a target if
   * there is one.
   */
  groups: readonly {
    id: string;
    name: string;
    values: readonly number[];
    target?: number | null;
  }[];
  /** The meaning of the line across each bar, if groups have targets. */
  target?: string;
  /** Formats a value as a figure, e.g. `37h 30m`. */
  formatFigure: (value: number) => string;
  /** Formats a value for the axis, where there is little room. */
  formatTick: (value: number) => string;
  /** The label of a point for screen readers. */
  getLabel: (point: {
    name: string;
    series: string;
    figure: string;
    target: string | null;
  }) => string;
  /** Opens the details of a value above zero. */
  lead?: BarLead | null;
}

export interface BarLead {
  /** Describes for screen readers what it opens. */
  description: string;
  /** Called on a press or Enter, with the group's id and the index of the value. */
  onOpen: (groupId: string, at: number) => void;
}

const nameHeight = 22;
const barHeight = 16;
const axisHeight = 28;
/** Width for a figure beside the longest bar, in px. */
const figureWidth = 84;
const tickEvery = 96;

/**
 * Horizontal bars, one below the other, each with its name above, so that they are readable on a
 * phone and on paper. A point is identified by position, pattern, figure and label. One tab stop;
 * arrow keys, Home and End move between points.
 */
export function BarChart(props: BarChartProps) {
  const { label, series, groups, target, formatFigure, formatTick, getLabel, lead } = props;
  const { direction } = useLocale();
  const isRtl = direction === 'rtl';
  const { width, measured } = useWidth(640);
  const hatching = useId();
  const descriptionId = useId();
  const points = usePoints({ count: groups.length * series.length, isRtl });
  const rows = scaleBand({
    domain: groups.map(({ id }) => id),
    range: [0, groups.length * (nameHeight + series.length * barHeight + 12)],
    paddingInner: 0.1,
  });
  const end = Math.max(width - figureWidth, 80);
  const lengths = scaleLinear({
    domain: [0, Math.max(1, ...groups.flatMap(({ values, target: aim }) => [...values, aim ?? 0]))],
    range: isRtl ? [width, width - end] : [0, end],
  });
  const [, bottom] = rows.range();
  const numTicks = Math.max(2, Math.floor(end / tickEvery));
  const origin = lengths(0);
  const getTarget = (group: BarChartProps['groups'][number]) =>
    group.target ? group.target : null;
  const toBar = (group: BarChartProps['groups'][number], at: number, index: number): DrawnBar => {
    const value = group.values[at] ?? 0;
    const figure = formatFigure(value);
    return {
      label: getLabel({
        name: group.name,
        series: series[at] ?? '',
        figure,
        target: getTarget(group) === null ? null : formatFigure(getTarget(group) ?? 0),
      }),
      figure,
      origin,
      tip: lengths(value),
      target: getTarget(group) === null ? null : lengths(getTarget(group) ?? 0),
      top: (rows(group.id) ?? 0) + nameHeight + at * barHeight,
      height: barHeight,
      width,
      isRtl,
      hatching: at === 0 ? null : hatching,
      point: points.at(index * series.length + at),
      onOpen: lead && value > 0 ? () => lead.onOpen(group.id, at) : null,
    };
  };
  return (
    <div ref={measured} className={styles.chart}>
      {lead && (
        <p id={descriptionId} hidden>
          {lead.description}
        </p>
      )}
      {(series.length > 1 || target !== undefined) && <Swatches series={series} target={target} />}
      <svg
        viewBox={`0 0 ${width} ${bottom + axisHeight}`}
        className={styles.image}
        focusable="false"
      >
        <Hatching id={hatching} />
        {lengths.ticks(numTicks).map((tick) => (
          <Line
            key={tick}
            from={{ x: lengths(tick), y: 0 }}
            to={{ x: lengths(tick), y: bottom }}
            className={styles.grid ?? ''}
          />
        ))}
        <AxisBottom
          top={bottom}
          scale={lengths}
          numTicks={numTicks}
          hideTicks
          axisLineClassName={styles.axis ?? ''}
          tickComponent={Tick}
          // Tick labels at the origin stay within the chart.
          tickLabelProps={(value) => ({ textAnchor: Number(value) === 0 ? 'start' : 'middle' })}
          tickFormat={(value) => formatTick(Number(value))}
        />
        <g {...points.list} aria-label={label} aria-describedby={lead ? descriptionId : undefined}>
          {groups.map((group, index) => (
            <Group key={group.id}>
              <foreignObject x={0} y={rows(group.id)} width={width} height={nameHeight}>
                <div aria-hidden="true" className={styles.name}>
                  <bdi>{group.name}</bdi>
                </div>
              </foreignObject>
              {series.map((name, at) => (
                <BarOfChart key={name} {...toBar(group, at, index)} />
              ))}
            </Group>
          ))}
        </g>
      </svg>
    </div>
  );
}

function Tick({ x, y, formattedValue, textAnchor }: TickRendererProps) {
  return (
    <text x={x} y={y} dy="0.4em" textAnchor={textAnchor} className={styles.tick}>
      {formattedValue}
    </text>
  );
}
