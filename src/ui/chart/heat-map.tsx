import { useCallback, useId, useState, type KeyboardEvent } from 'react';
import { useLocale } from 'react-aria-components';
import { cx } from '../cx.ts';
import { dayMovedTo, listMonths, getStep, type HeatDay } from './heat-days.ts';
import styles from './heat-map.module.css';

export interface HeatMapProps {
  /** What is drawn, for screen readers. */
  label: string;
  /** Without a gap, the last one at the end. */
  days: readonly HeatDay[];
  /** Which day of its week the first one is, from 0. */
  offset: number;
  /** The lower bounds of the second step and of those after it. */
  bounds: readonly number[];
  /** The names of the days of a week, in its order. */
  weekdays: readonly string[];
  formatMonth: (day: string) => string;
  /** What is read out of a day. */
  getLabel: (day: HeatDay) => string;
  /** What the steps stand for, that of a day without anything first. */
  steps: readonly string[];
  /** Leads to what is behind a day that has something. */
  lead?: DayLead | null;
}

export interface DayLead {
  /** Where it leads, for screen readers. */
  description: string;
  /** By a press or Enter on a yyyy-MM-dd day. */
  onOpen: (day: string) => void;
}

const cell = 13;
const left = 34;
const top = 18;
/** How much of its cell a day fills, by its step: its size tells it, too. */
const sizes = [5, 7, 9, 10, 11];

/**
 * A year of days, a column for each week. A step is told by size and shade. One tab stop: arrow keys
 * lead by days and weeks, and each day says what it is.
 */
export function HeatMap(props: HeatMapProps) {
  const { label, days, offset, bounds, weekdays, formatMonth, getLabel, steps, lead } = props;
  const isRtl = useLocale().direction === 'rtl';
  const descriptionId = useId();
  const [current, setCurrent] = useState(days.length - 1);
  const [pointed, setPointed] = useState<number | null>(null);
  const columns = Math.ceil((offset + days.length) / 7);
  const width = left + columns * cell;
  const mirrored = (x: number, size: number) => (isRtl ? width - x - size : x);
  const getStart = (column: number) => left + column * cell;
  const activeDay = days[pointed ?? current];
  const onKeyDown = (event: KeyboardEvent<SVGGElement>) => {
    const next = dayMovedTo(current, event.key, { count: days.length, isRtl });
    if (next === null) return;
    event.preventDefault();
    event.currentTarget.querySelectorAll<SVGElement>('[role="option"]')[next]?.focus();
  };
  return (
    <div className={styles.map}>
      {lead && (
        <p id={descriptionId} hidden>
          {lead.description}
        </p>
      )}
      <div ref={useEndFirst(isRtl)} className={styles.scroll}>
        <svg
          width={width}
          height={top + 7 * cell}
          viewBox={`0 0 ${width} ${top + 7 * cell}`}
          focusable="false"
          className={styles.image}
        >
          <g aria-hidden="true" className={styles.names}>
            {listMonths(days, offset).map(({ column, day }) => (
              <text key={day} x={mirrored(getStart(column), 0)} y={11}>
                {formatMonth(day)}
              </text>
            ))}
            {weekdays.map((name, at) =>
              at % 2 === 0 ? (
                <text key={name} x={mirrored(0, 0)} y={top + at * cell + 10}>
                  {name}
                </text>
              ) : null,
            )}
          </g>
          <g
            role="listbox"
            aria-label={label}
            aria-describedby={lead ? descriptionId : undefined}
            onKeyDown={onKeyDown}
          >
            {days.map((day, at) => (
              <Day
                key={day.day}
                label={getLabel(day)}
                step={day.value === null ? null : getStep(day.value, bounds)}
                x={mirrored(getStart(Math.floor((offset + at) / 7)), cell)}
                y={top + ((offset + at) % 7) * cell}
                isCurrent={at === current}
                onFocus={() => {
                  setCurrent(at);
                  setPointed(null);
                }}
                onPointed={(isPointed) => setPointed(isPointed ? at : null)}
                onOpen={lead && day.value !== null ? () => lead.onOpen(day.day) : null}
              />
            ))}
          </g>
        </svg>
      </div>
      <div className={styles.foot}>
        <p aria-hidden="true" className={styles.message}>
          {activeDay && getLabel(activeDay)}
        </p>
        <Legend steps={steps} />
      </div>
    </div>
  );
}

/** The end is what is looked at first. */
const useEndFirst = (isRtl: boolean) =>
  useCallback(
    (element: HTMLElement | null) => {
      if (element) element.scrollLeft = isRtl ? -element.scrollWidth : element.scrollWidth;
    },
    [isRtl],
  );

interface DayProps {
  label: string;
  step: number | null;
  x: number;
  y: number;
  isCurrent: boolean;
  onFocus: () => void;
  onPointed: (isPointed: boolean) => void;
  onOpen: (() => void) | null;
}

function Day({ label, step, x, y, isCurrent, onFocus, onPointed, onOpen }: DayProps) {
  return (
    <g
      role="option"
      aria-label={label}
      aria-selected={isCurrent}
      tabIndex={isCurrent ? 0 : -1}
      className={cx(styles.day, onOpen && styles.leading)}
      onClick={onOpen ?? undefined}
      onKeyDown={(event) => {
        if (event.key === 'Enter') onOpen?.();
      }}
      onFocus={onFocus}
      onPointerEnter={() => onPointed(true)}
      onPointerLeave={() => onPointed(false)}
    >
      <Cell step={step} x={x} y={y} />
    </g>
  );
}

function Cell({ step, x, y }: Pick<DayProps, 'step' | 'x' | 'y'>) {
  const size = sizes[step ?? -1] ?? 0;
  return (
    <>
      <rect x={x + 1} y={y + 1} width={11} height={11} rx={2} className={styles.cell} />
      {step !== null && (
        <rect
          x={x + (cell - size) / 2}
          y={y + (cell - size) / 2}
          width={size}
          height={size}
          rx={1.5}
          className={cx(styles.mark, styles[`step${step}`])}
        />
      )}
    </>
  );
}

/** What the steps stand for. */
function Legend({ steps }: { steps: readonly string[] }) {
  return (
    <ul className={styles.legend}>
      {steps.map((name, at) => (
        <li key={name}>
          <svg width={cell} height={cell} aria-hidden="true">
            <Cell step={at === 0 ? null : at - 1} x={0} y={0} />
          </svg>
          {name}
        </li>
      ))}
    </ul>
  );
}
