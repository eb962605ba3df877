import { useEffect, useRef, useState, type KeyboardEvent, type PointerEvent } from 'react';
import styles from './panel.module.css';

const min = 20;
const max = 80;

/** Limits the chart's share so that both parts have enough space. */
export const within = (share: number) => Math.min(max, Math.max(min, Math.round(share)));

interface SplitterProps {
  /** The chart's share in percent. */
  share: number;
  onChange: (share: number) => void;
}

/**
 * The splitter between chart and tabs. It is horizontal when the panel is narrow, as in the style
 * sheet.
 */
export function Splitter({ share, onChange }: SplitterProps) {
  const bar = useRef<HTMLDivElement>(null);
  const isLying = useIsLying(bar);

  function follow(event: PointerEvent<HTMLElement>) {
    const box = event.currentTarget.parentElement?.getBoundingClientRect();
    if (!box || !event.currentTarget.hasPointerCapture(event.pointerId)) return;
    const along = isLying
      ? (event.clientY - box.top) / box.height
      : (event.clientX - box.left) / box.width;
    onChange(within(100 * (isLying || !isRtl(event.currentTarget) ? along : 1 - along)));
  }

  function move(event: KeyboardEvent<HTMLElement>) {
    const step = isLying || !isRtl(event.currentTarget) ? 2 : -2;
    const next = {
      [isLying ? 'ArrowUp' : 'ArrowLeft']: share - step,
      [isLying ? 'ArrowDown' : 'ArrowRight']: share + step,
      Home: min,
      End: max,
    }[event.key];
    if (next === undefined) return;
    event.preventDefault();
    onChange(within(next));
  }

  return (
    <div
      ref={bar}
      className={styles['splitter']}
      role="separator"
      aria-label="Chart size"
      aria-orientation={isLying ? 'horizontal' : 'vertical'}
      aria-valuenow={share}
      aria-valuemin={min}
      aria-valuemax={max}
      tabIndex={0}
      onKeyDown={move}
      onPointerDown={(event) => {
        event.preventDefault();
        event.currentTarget.setPointerCapture(event.pointerId);
        event.currentTarget.focus();
      }}
      onPointerMove={follow}
    />
  );
}

const isRtl = (element: Element) => getComputedStyle(element).direction === 'rtl';

function useIsLying(bar: { current: HTMLElement | null }): boolean {
  const [isLying, setIsLying] = useState(false);
  useEffect(() => {
    if (!bar.current) return undefined;
    const observer = new ResizeObserver(([entry]) => {
      if (entry) setIsLying(entry.contentRect.width > entry.contentRect.height);
    });
    observer.observe(bar.current);
    return () => observer.disconnect();
  }, [bar]);
  return isLying;
}
