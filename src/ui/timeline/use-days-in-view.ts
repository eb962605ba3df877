import { useCallback, useLayoutEffect, useRef, useState } from 'react';
import { useStable } from '../hooks/use-stable.ts';

/** Days are rendered in steps, so that scrolling renders seldom. */
const step = 28;

interface DaysOptions {
  dayWidth: number;
  /** The number of the first day. */
  first: number;
  /** The number of days of the timeline. */
  count: number;
  today: number;
}

/** The horizontal position of a timeline: which of its days are visible, and where it scrolls. */
export function useDaysInView({ dayWidth, first, count, today }: DaysOptions) {
  const element = useRef<HTMLElement | null>(null);
  const [view, setView] = useState({ step: 0, days: 60 });
  /** The day at the start of the view, which a new scale or a longer timeline leaves there. */
  const startDay = useRef<number | null>(null);

  const measure = useCallback(() => {
    if (!element.current) return;
    const { scrollLeft, clientWidth } = element.current;
    // It is negative in a language that runs from right to left.
    const day = Math.abs(scrollLeft) / dayWidth;
    startDay.current = first + day;
    const next = { step: Math.floor(day / step), days: Math.ceil(clientWidth / dayWidth) };
    setView((before) => (before.step === next.step && before.days === next.days ? before : next));
  }, [dayWidth, first]);
  const showDay = useCallback(
    (day: number, behavior: ScrollBehavior = 'instant') => {
      const { current } = element;
      if (!current) return;
      const isRtl = getComputedStyle(current).direction === 'rtl';
      const left = Math.max(0, day * dayWidth);
      current.scrollTo({ left: isRtl ? -left : left, behavior });
    },
    [dayWidth],
  );
  /** The position at which today is shown: with some days of the past before it. */
  const showToday = useCallback(
    (behavior?: ScrollBehavior) => {
      const days = (element.current?.clientWidth ?? 0) / dayWidth;
      showDay(today - first - Math.min(7, days / 6), behavior);
    },
    [dayWidth, first, showDay, today],
  );
  const place = useStable((from: number, width: number) => {
    if (startDay.current === null || width <= 0) showToday();
    else showDay(startDay.current - from);
    measure();
  });
  // The first position, and that after another scale, are set before they are painted.
  useLayoutEffect(() => place(first, dayWidth), [dayWidth, first, place]);
  return {
    element,
    attach: (area: HTMLElement | null) => {
      element.current = area;
    },
    measure,
    showToday,
    scrollDays: (days: number) =>
      showDay(Math.abs(element.current?.scrollLeft ?? 0) / dayWidth + days),
    from: Math.max(0, (view.step - 1) * step),
    below: Math.min(count, (view.step + 2) * step + view.days),
  };
}
