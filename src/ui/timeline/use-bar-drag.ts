import { useCallback, useRef, useState, type PointerEvent, type RefObject } from 'react';
import { getEdgeStep } from '../drag/edge-scroll.ts';
import { acceptTouchDrags, startDrag } from '../drag/start-drag.ts';
import { useStable } from '../hooks/use-stable.ts';
import { areSame, changeDates, type BarPart } from './timeline-bars.ts';
import type { TimelineDates, TimelineItem } from './timeline-types.ts';

/** An item that is being dragged, and its days if it is released. */
export interface BarDrag {
  itemId: string;
  dates: TimelineDates;
}

interface BarDragOptions {
  /** The scrolling element. */
  element: RefObject<HTMLElement | null>;
  dayWidth: number;
  /** The number of the first day. */
  first: number;
  fadeDays: number;
  findItem: (itemId: string) => TimelineItem | undefined;
  /** Whether the item can't be moved; its reason is shown then. */
  isBlocked: (itemId: string) => boolean;
  onStart: (itemId: string) => void;
  onDrop: (itemId: string, dates: TimelineDates) => void;
  onCancel: (itemId: string) => void;
}

const parts = new Set<unknown>(['bar', 'start', 'end', 'none'] satisfies BarPart[]);
const isPart = (part: unknown): part is BarPart => parts.has(part);

/** Drags bars and their ends; the timeline renders only when a day changes. */
export function useBarDrag(options: BarDragOptions) {
  const { element, dayWidth, first, fadeDays } = options;
  const [drag, setDrag] = useState<BarDrag | null>(null);
  const cancelDrag = useRef<(() => void) | null>(null);
  const findItem = useStable(options.findItem);
  const isBlocked = useStable(options.isBlocked);
  const start = useStable(options.onStart);
  const drop = useStable(options.onDrop);
  const cancel = useStable(options.onCancel);

  const getDay = (x: number): number => {
    const area = element.current;
    const track = area?.querySelector('[data-days]')?.getBoundingClientRect();
    if (!area || !track) return first;
    const isRtl = getComputedStyle(area).direction === 'rtl';
    return first + Math.floor((isRtl ? track.right - x : x - track.left) / dayWidth);
  };
  const onPointerDown = (event: PointerEvent<HTMLElement>) => {
    const { target, button, isPrimary, clientX } = event;
    const area = element.current;
    if (!area || button !== 0 || !isPrimary || !(target instanceof Element)) return;
    const part = target.closest<HTMLElement>('[data-part]')?.dataset.part;
    const itemId = target.closest<HTMLElement>('[data-item]')?.dataset.item ?? '';
    const item = findItem(itemId);
    if (!item || !isPart(part)) return;
    const origin = getDay(clientX);
    const toDates = (x: number) =>
      isBlocked(itemId) ? item : changeDates(item, part, { from: origin, to: getDay(x), fadeDays });
    let dates: TimelineDates = item;
    cancelDrag.current?.();
    cancelDrag.current = startDrag(event, {
      capturedBy: area,
      onStart: () => {
        start(itemId);
        setDrag({ itemId, dates });
      },
      onFrame: ({ x }) => {
        scrollAtEdges(area, x);
        const next = toDates(x);
        if (areSame(next, dates)) return;
        dates = next;
        setDrag({ itemId, dates });
      },
      onEnd: (point) => {
        setDrag(null);
        if (point) drop(itemId, toDates(point.x));
        else cancel(itemId);
      },
    });
  };
  const attach = useCallback((area: HTMLElement | null) => {
    if (!area) return undefined;
    const stopAccepting = acceptTouchDrags(area);
    return () => {
      stopAccepting();
      cancelDrag.current?.();
    };
  }, []);
  return { drag, attach, onPointerDown };
}

/** Scrolls a timeline sideways near its edges; the sticky heads of its rows cover one of them. */
function scrollAtEdges(area: HTMLElement, x: number): void {
  const { left, right } = area.getBoundingClientRect();
  const head = area.querySelector('[data-corner]')?.clientWidth ?? 0;
  const isRtl = getComputedStyle(area).direction === 'rtl';
  const step = getEdgeStep(x, {
    from: isRtl ? left : left + head,
    to: isRtl ? right - head : right,
  });
  if (step !== 0) area.scrollBy({ left: step, behavior: 'instant' });
}
