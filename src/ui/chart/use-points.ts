import { useState, type KeyboardEvent } from 'react';
import { movedTo } from './moved-to.ts';

/** What makes an element of the picture a point that keys and pointers reach. */
export interface ChartPoint {
  isShown: boolean;
  reach: {
    role: 'option';
    'aria-selected': boolean;
    tabIndex: 0 | -1;
    onFocus: () => void;
    onBlur: () => void;
    onPointerEnter: () => void;
    onPointerLeave: () => void;
  };
}

/**
 * The points of a picture as one tab stop: arrow keys, Home and End lead from one to the next. The
 * point that has the focus, or is pointed at, is shown with its words; Escape takes them away.
 */
export function usePoints({ count, isRtl }: { count: number; isRtl: boolean }) {
  const [current, setCurrent] = useState(0);
  const [shown, setShown] = useState<number | null>(null);
  const stop = Math.min(current, Math.max(count - 1, 0));
  const onKeyDown = (event: KeyboardEvent<SVGGElement>) => {
    if (event.key === 'Escape') setShown(null);
    const next = movedTo(stop, event.key, { count, isRtl });
    if (next === null) return;
    event.preventDefault();
    event.currentTarget.querySelectorAll<SVGElement>('[role="option"]')[next]?.focus();
  };
  return {
    list: { role: 'listbox', onKeyDown } as const,
    at: (index: number): ChartPoint => ({
      isShown: shown === index,
      reach: {
        role: 'option',
        'aria-selected': index === stop,
        tabIndex: index === stop ? 0 : -1,
        onFocus: () => {
          setCurrent(index);
          setShown(index);
        },
        onBlur: () => setShown(null),
        onPointerEnter: () => setShown(index),
        onPointerLeave: () => setShown(null),
      },
    }),
  };
}
