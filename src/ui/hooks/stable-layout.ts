import { useLayoutEffect, useRef } from 'react';
import { ListLayout, Rect } from 'react-aria-components';

/** A visible row, and its distance from the top of the list. */
interface Anchor {
  key: string | number;
  top: number;
}

/** A list's layout and its scrolling element. */
interface Scrolled {
  layout: ListLayout<object>;
  element: HTMLElement | null;
}

/**
 * A list layout in which visible rows keep their position when rows above are added or grow. At the
 * very top, the position is not kept, so that new rows are visible at once.
 */
export function createStableLayout() {
  const layout: ListLayout<object> & { useLayoutOptions?: () => undefined } = new ListLayout();
  const scrolled: Scrolled = { layout, element: null };
  // The virtualizer calls this hook with each render.
  layout.useLayoutOptions = () => useStableRows(scrolled);
  return {
    layout,
    /** The ref of the scrolling element. */
    attach: (element: HTMLElement | null): void => {
      scrolled.element = element;
    },
    /** Scrolls to the top, and focuses the first row when it is rendered. */
    toTop: (): void => {
      scrolled.element?.scrollTo({ top: 0 });
      requestAnimationFrame(() => focusTop(scrolled.element));
    },
  };
}

/**
 * The row may be rendered some frames later; if the user scrolls on in the meantime, the focus is
 * left alone.
 */
function focusTop(element: HTMLElement | null): void {
  if (!element?.isConnected || element.scrollTop > 0) return;
  const row = element.querySelector<HTMLElement>('[role="row"][aria-rowindex="1"]');
  if (row) row.focus();
  else requestAnimationFrame(() => focusTop(element));
}

function useStableRows(scrolled: Scrolled): undefined {
  const anchor = useRef<Anchor | null>(null);
  // Adjusts the scroll position after each layout, before it is painted.
  useLayoutEffect(() => {
    const { layout, element } = scrolled;
    if (!element) return;
    if (anchor.current && element.scrollTop > 0) hold(anchor.current, layout, element);
    anchor.current = findFirstVisible(layout, element);
  });
}

/**
 * Scrolls until the row is back at its position. Rows that become visible may then be laid out
 * again with newly measured heights, and move it again.
 */
function hold({ key, top }: Anchor, layout: ListLayout<object>, element: HTMLElement): void {
  isVisible(layout, element);
  const now = layout.getLayoutInfo(key)?.rect.y;
  if (now == null || now === top) return;
  element.scrollBy({ top: now - top, behavior: 'instant' });
  hold({ key, top: now }, layout, element);
}

/** The first fully visible row. */
function findFirstVisible(layout: ListLayout<object>, element: HTMLElement): Anchor | null {
  const rows = isVisible(layout, element);
  const row = rows.find(({ rect }) => rect.y >= element.scrollTop) ?? rows[0];
  return row ? { key: row.key, top: row.rect.y } : null;
}

/** Returns the rows that are at least partly visible; lays out those that were not yet. */
function isVisible(layout: ListLayout<object>, element: HTMLElement) {
  const viewport = new Rect(0, element.scrollTop, element.clientWidth, element.clientHeight);
  return layout
    .getVisibleLayoutInfos(viewport)
    .filter(
      ({ type, rect }) => type === 'item' && rect.maxY > viewport.y && rect.y < viewport.maxY,
    );
}
