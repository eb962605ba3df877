import { useCallback, useState } from 'react';

/** What is narrower is not shown, or just being laid out. */
const least = 120;

/** How wide an element is, in CSS pixels; `usual` until it has been measured. */
export function useWidth(usual: number) {
  const [width, setWidth] = useState(usual);
  const measured = useCallback((element: HTMLElement | null) => {
    if (!element) return undefined;
    const observer = new ResizeObserver(([entry]) => {
      const inline = Math.round(entry?.contentRect.width ?? 0);
      if (inline > least) setWidth(inline);
    });
    observer.observe(element);
    return () => observer.disconnect();
  }, []);
  return { width, measured };
}
