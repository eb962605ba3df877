import { cx } from '../text/cx.ts';
import type { ChartPoint } from './use-points.ts';
import styles from './chart.module.css';

/** A bar with its position in the chart, in chart units. */
export interface DrawnBar {
  /** Label for screen readers. */
  label: string;
  figure: string;
  /** Where all bars start, and where this one ends. */
  origin: number;
  tip: number;
  /** Where it would end at its target; null without one. */
  target: number | null;
  top: number;
  height: number;
  /** The width of the full chart: the full row reacts to the pointer. */
  width: number;
  /** Whether bars run from right to left, like the text. */
  isRtl: boolean;
  /** The id of its fill pattern; null is solid. */
  hatching: string | null;
  point: ChartPoint;
  /** Opens the details of the bar. */
  onOpen: (() => void) | null;
}

const gap = 2;
/** The maximum width of a figure, in px. */
const figureRoom = 64;

/** One bar with its figure at the end; its label is shown above it on hover. */
export function BarOfChart(bar: DrawnBar) {
  const { label, figure, origin, tip, top, height, width, isRtl, hatching, point, onOpen } = bar;
  const start = Math.min(origin, tip);
  const length = Math.max(Math.abs(tip - origin), 1);
  const behind = isRtl ? -6 : 6;
  const box = { y: top + gap / 2, height: height - gap };
  return (
    <g
      {...point.reach}
      aria-label={label}
      className={cx(styles.point, onOpen && styles.leading)}
      onClick={onOpen ?? undefined}
      onKeyDown={(event) => {
        if (event.key === 'Enter') onOpen?.();
      }}
    >
      <rect x={0} width={width} y={top} height={height} className={styles.reach} />
      <rect
        {...box}
        x={start}
        width={length}
        rx={1}
        className={hatching === null ? styles.solid : styles.hatched}
        fill={hatching === null ? undefined : `url(#${hatching})`}
      />
      {bar.target !== null && (
        <g>
          {/* The edge makes it visible against a bar below it. */}
          {[styles.targetEdge, styles.target].map((name) => (
            <line
              key={name}
              x1={bar.target ?? 0}
              x2={bar.target ?? 0}
              y1={top - 2}
              y2={top + height + 2}
              className={name}
            />
          ))}
        </g>
      )}
      <rect x={1} width={width - 2} y={top} height={height} rx={3} className={styles.ring} />
      <text
        x={getFigureStart(bar) + behind}
        y={top + height / 2}
        dy="0.35em"
        textAnchor="start"
        className={styles.value}
        aria-hidden="true"
      >
        {figure}
      </text>
      {point.isShown && (
        <foreignObject
          x={0}
          y={top - 30}
          width={width}
          height={28}
          className={styles.wordsPlace}
          aria-hidden="true"
        >
          <span className={styles.label}>{label}</span>
        </foreignObject>
      )}
    </g>
  );
}

/** The start of the figure: it moves past the target if the target's line would cross it. */
function getFigureStart({ tip, target, isRtl }: DrawnBar): number {
  if (target === null) return tip;
  const ahead = isRtl ? tip - target : target - tip;
  return ahead >= 0 && ahead < figureRoom ? target : tip;
}

/** The pattern of the second series: lines, so that it differs without color. */
export function Hatching({ id }: { id: string }) {
  return (
    <defs>
      <pattern
        id={id}
        width={6}
        height={6}
        patternUnits="userSpaceOnUse"
        patternTransform="rotate(45)"
      >
        <rect width={2} height={6} className={styles.line} />
      </pattern>
    </defs>
  );
}
