import { useCallback, useState } from 'react';

/** A narrower element is hidden or still being laid out, so it is ignored. */
const min = 120;

/** The width of an element in CSS pixels; `defaultValue` until it has been measured. */
export function useWidth(defaultValue: number) {
  const [width, setWidth] = useState(defaultValue);
  const measured = useCallback((element: HTMLElement | null) => {
    if (!element) return undefined;
    const observer = new ResizeObserver(([entry]) => {
      const inline = Math.round(entry?.contentRect.width ?? 0);
      if (inline > min) setWidth(inline);
    });
    observer.observe(element);
    return () => observer.disconnect();
  }, []);
  return { width, measured };
}
