import { useCallback, useState } from 'react';

/** What is narrower is not shown, or just being laid out. */
const min = 120;

/** How wide an element is, in CSS pixels; `defaultValue` until it has been measured. */
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
