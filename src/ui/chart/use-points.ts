import { useState, type KeyboardEvent } from 'react';
import { movedTo } from './moved-to.ts';

/** Attributes that make a chart element reachable by keyboard and pointer. */
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
 * Makes the points of a chart one tab stop: arrow keys, Home and End move between them. The focused
 * or hovered point shows its label; Escape hides it.
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
