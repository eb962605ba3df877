import { useCallback, useRef, useState, type UIEvent } from 'react';

/** The initial number of lines, before the height is measured. */
const atFirst = 30;

interface WindowOptions {
  /** The custom property with the height of a line, in rem. */
  property?: `--${string}`;
  /** Lines rendered beyond either edge, so that they are ready when the user scrolls. */
  beyond?: number;
}

/** The height of a line in CSS pixels, from the style sheet, which depends on touch and density. */
function getLineHeight(element: HTMLElement, property: string): number {
  const root = getComputedStyle(document.documentElement);
  const rows = getComputedStyle(element).getPropertyValue(property);
  return Number.parseFloat(rows) * Number.parseFloat(root.fontSize);
}

/** Computes which of a number of equally tall lines are visible in a scrolling element. */
export function useWindow(count: number, { property = '--row', beyond = 10 }: WindowOptions = {}) {
  const element = useRef<HTMLElement | null>(null);
  const [size, setSize] = useState({ line: 0, viewport: 0 });
  const [top, setTop] = useState(0);
  const attach = useCallback(
    (viewport: HTMLElement | null) => {
      element.current = viewport;
      if (!viewport) return undefined;
      const measure = () =>
        setSize({ line: getLineHeight(viewport, property), viewport: viewport.clientHeight });
      const observer = new ResizeObserver(measure);
      observer.observe(viewport);
      return () => observer.disconnect();
    },
    [property],
  );
  const page = size.line > 0 ? Math.floor(size.viewport / size.line) : atFirst;
  const first = Math.min(top, Math.max(0, count - page));
  return {
    attach,
    page: Math.max(1, page - 1),
    from: Math.max(0, first - beyond),
    below: Math.min(count, first + page + 1 + beyond),
    onScroll: ({ currentTarget }: UIEvent<HTMLElement>) => {
      if (size.line > 0) setTop(Math.floor(currentTarget.scrollTop / size.line));
    },
    /** Scrolls only as far as needed to show a line. */
    showLine: (at: number) => {
      const viewport = element.current;
      if (!viewport || size.line === 0) return;
      const start = at * size.line;
      if (start < viewport.scrollTop) viewport.scrollTop = start;
      const end = start + size.line;
      if (end > viewport.scrollTop + viewport.clientHeight)
        viewport.scrollTop = end - viewport.clientHeight;
    },
  };
}
