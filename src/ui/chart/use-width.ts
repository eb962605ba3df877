import { useCallback, useState } from 'react';

/** How wide an element is, in CSS pixels; `usual` until it has been measured. */
export function useWidth(usual: number) {
  const [width, setWidth] = useState(usual);
  const measured = useCallback((element: HTMLElement | null) => {
    if (!element) return undefined;
    const observer = new ResizeObserver(([entry]) => {
      const inline = Math.round(entry?.contentRect.width ?? 0);
      if (inline > 0) setWidth(inline);
    });
    observer.observe(element);
    return () => observer.disconnect();
  }, []);
  return { width, measured };
}
