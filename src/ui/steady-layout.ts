import { useLayoutEffect, useRef } from 'react';
import { ListLayout, Rect } from 'react-aria-components';

/** A row that is read, and how far down the list it stood. */
interface Anchor {
  key: string | number;
  top: number;
}

/** A list's layout, and what scrolls. */
interface Scrolled {
  layout: ListLayout<object>;
  element: HTMLElement | null;
}

/**
 * A list's layout under which what is read stays in its place, whatever comes or grows above it. At
 * the very top nothing is held: what is new shows at once.
 */
export function createStableLayout() {
  const layout: ListLayout<object> & { useLayoutOptions?: () => undefined } = new ListLayout();
  const scrolled: Scrolled = { layout, element: null };
  // A hook that the virtualizer calls with each of its renders.
  layout.useLayoutOptions = () => useStableRows(scrolled);
  return {
    layout,
    /** The ref of what scrolls. */
    attach: (element: HTMLElement | null): void => {
      scrolled.element = element;
    },
    /** Shows the top, and puts the focus on its row once that is in the page. */
    toTop: (): void => {
      scrolled.element?.scrollTo({ top: 0 });
      requestAnimationFrame(() => focusTop(scrolled.element));
    },
  };
}

/** The row may be drawn some frames later; whoever scrolls on meanwhile stays there. */
function focusTop(element: HTMLElement | null): void {
  if (!element?.isConnected || element.scrollTop > 0) return;
  const row = element.querySelector<HTMLElement>('[role="row"][aria-rowindex="1"]');
  if (row) row.focus();
  else requestAnimationFrame(() => focusTop(element));
}

function useStableRows(scrolled: Scrolled): undefined {
  const anchor = useRef<Anchor | null>(null);
  // Follows the scroll: after each layout, before it is painted.
  useLayoutEffect(() => {
    const { layout, element } = scrolled;
    if (!element) return;
    if (anchor.current && element.scrollTop > 0) hold(anchor.current, layout, element);
    anchor.current = findFirstVisible(layout, element);
  });
}

/**
 * Scrolls until the row stands where it stood. What comes into sight by that may be laid out anew,
 * by heights that were measured meanwhile, and move it again.
 */
function hold({ key, top }: Anchor, layout: ListLayout<object>, element: HTMLElement): void {
  isVisible(layout, element);
  const now = layout.getLayoutInfo(key)?.rect.y;
  if (now == null || now === top) return;
  element.scrollBy({ top: now - top, behavior: 'instant' });
  hold({ key, top: now }, layout, element);
}

/** The first row that is whole in sight. */
function findFirstVisible(layout: ListLayout<object>, element: HTMLElement): Anchor | null {
  const rows = isVisible(layout, element);
  const row = rows.find(({ rect }) => rect.y >= element.scrollTop) ?? rows[0];
  return row ? { key: row.key, top: row.rect.y } : null;
}

/** The rows that are in sight, if only by an edge; lays out what was not so far. */
function isVisible(layout: ListLayout<object>, element: HTMLElement) {
  const viewport = new Rect(0, element.scrollTop, element.clientWidth, element.clientHeight);
  return layout
    .getVisibleLayoutInfos(viewport)
    .filter(
      ({ type, rect }) => type === 'item' && rect.maxY > viewport.y && rect.y < viewport.maxY,
    );
}
