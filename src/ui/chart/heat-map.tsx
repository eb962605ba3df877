import { useCallback, useId, useState, type KeyboardEvent } from 'react';
import { useLocale } from 'react-aria-components';
import { cx } from '../text/cx.ts';
import { dayMovedTo, listMonths, getStep, type HeatDay } from './heat-days.ts';
import styles from './heat-map.module.css';

export interface HeatMapProps {
  /** The heat map's label for screen readers. */
  label: string;
  /** Consecutive days without gaps, the last one at the end. */
  days: readonly HeatDay[];
  /** The index of the first day in its week. */
  offset: number;
  /** The lower bounds of the steps from the second on. */
  bounds: readonly number[];
  /** The names of the weekdays, in order. */
  weekdays: readonly string[];
  formatMonth: (day: string) => string;
  /** The label of a day for screen readers. */
  getLabel: (day: HeatDay) => string;
  /** The meaning of the steps, starting with that of a day without a value. */
  steps: readonly string[];
  /** Opens the details of a day with a value. */
  lead?: DayLead | null;
}

export interface DayLead {
  /** Describes for screen readers what it opens. */
  description: string;
  /** Called on a press or Enter, with the yyyy-MM-dd day. */
  onOpen: (day: string) => void;
}

const cell = 13;
const left = 34;
const top = 18;
/** The size of a day's square by step, in px, so that a step differs without color. */
const sizes = [5, 7, 9, 10, 11];

/**
 * A year of days, one column per week. Steps differ by size and shade. One tab stop: arrow keys
 * move by days and weeks, and each day is announced.
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

/** Scrolls to the end, where the latest days are. */
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

/** The legend of the steps. */
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
