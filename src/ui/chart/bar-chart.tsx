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
  /** What is drawn, for screen readers. */
  label: string;
  /** What stands side by side: the first is solid, a second one hatched. */
  series: readonly string[];
  /**
   * One after the other, each with a value for every series, and with what it aims at where there is a
   * target; none is below zero.
   */
  groups: readonly {
    id: string;
    name: string;
    values: readonly number[];
    target?: number | null;
  }[];
  /** What the line across each bar stands for, where groups have targets. */
  target?: string;
  /** A value as it is read, such as `37h 30m`. */
  formatFigure: (value: number) => string;
  /** A value at the axis, where there is little room. */
  formatTick: (value: number) => string;
  /** What is read out of a point. */
  getLabel: (point: {
    name: string;
    series: string;
    figure: string;
    target: string | null;
  }) => string;
  /** Leads to what is behind a value above zero. */
  lead?: BarLead | null;
}

export interface BarLead {
  /** Where it leads, for screen readers. */
  description: string;
  /** By a press or Enter: the group's id, and which of its values it is, from 0. */
  onOpen: (groupId: string, at: number) => void;
}

const nameHeight = 22;
const barHeight = 16;
const axisHeight = 28;
/** Room for a figure behind the longest bar. */
const figureWidth = 84;
const tickEvery = 96;

/**
 * Lying bars, one below the other, each name above its own: they are as readable on a phone as on
 * paper. A point is told by its place, its pattern, its figure and its words. One tab stop; arrow
 * keys, Home and End lead from point to point.
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
          // What begins at the origin stays within the picture.
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
