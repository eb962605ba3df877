import { useRef, type PointerEvent, type RefObject } from 'react';
import { pointIn } from '#machines/clockwork-week/pixels.ts';
import type { DragKind, Point } from '#machines/clockwork-week/drag.ts';
import type { WeekViewActor } from '#machines/clockwork-week/week-view.machine.ts';
import { useListener } from '#ui/hooks/use-listener.ts';

/** Movement up to this distance, in pixels, is a click and not a drag. */
const slack = 4;
/** A touch held this long, in ms, picks up; moving earlier scrolls. */
const longPress = 350;
/**
 * Distance from the edge, in pixels, at which the week scrolls during a drag, and by how much per
 * move.
 */
const scrollEdge = { near: 40, by: 12 };

interface Press {
  pointerId: number;
  x: number;
  y: number;
  /** The entry under the pointer; undefined on empty time. */
  id: string | undefined;
  kind: DragKind;
  /** Runs while a touch has yet to be held long enough. */
  timer: ReturnType<typeof setTimeout> | null;
}

interface DragElements {
  /** The scroll container. */
  scroller: RefObject<HTMLElement | null>;
  /** The columns of the days. */
  days: RefObject<HTMLElement | null>;
}

/** Steps of five minutes; with Shift, of one minute. */
const getStep = ({ shiftKey }: { shiftKey: boolean }): number => (shiftKey ? 1 : 5);

/**
 * Pointer handling for the days: drags an entry, one of its edges, or a new entry out of empty
 * time. The machine decides which entries can be dragged, and where to.
 */
export function useDrag(actor: WeekViewActor, { scroller, days }: DragElements) {
  const press = useRef<Press | null>(null);
  const hasDragged = useRef(false);
  const isCarrying = () => actor.getSnapshot().hasTag('carrying');

  const pointAt = ({ x, y }: { x: number; y: number }): Point => {
    const frame = days.current?.getBoundingClientRect() ?? new DOMRect();
    const isRtl = days.current?.matches(':dir(rtl)') ?? false;
    const { left, top, width, height } = frame;
    const { length } = actor.getSnapshot().context.axis;
    return pointIn({ left, top, width, height, isRtl }, x, y, length);
  };

  const start = (pressed: Press, step: number) => {
    const at = pointAt(pressed);
    const { entries } = actor.getSnapshot().context;
    const entry = entries.find(({ id }) => id === pressed.id);
    actor.send(
      entry
        ? { type: 'drag.start', entry, kind: kindFor(pressed, entry), at }
        : { type: 'add.start', at, step },
    );
    hasDragged.current = isCarrying();
    if (hasDragged.current) days.current?.setPointerCapture(pressed.pointerId);
    else press.current = null;
  };

  const end = (event: 'drag.drop' | 'CANCEL') => {
    if (press.current?.timer) clearTimeout(press.current.timer);
    press.current = null;
    if (isCarrying()) actor.send({ type: event });
  };

  useListener('keydown', ({ key }) => {
    if (key === 'Escape' && press.current) end('CANCEL');
  });
  // A touch that drags must not scroll.
  useListener('touchmove', (event) => {
    if (press.current && isCarrying() && event.cancelable) event.preventDefault();
  });

  return {
    onPointerDown: (event: PointerEvent<HTMLElement>) => {
      hasDragged.current = false;
      if (event.button !== 0 || !event.isPrimary || isCarrying()) return;
      const target = event.target as Element;
      if (target.closest('[data-slot]')) return;
      const { pointerId, clientX: x, clientY: y } = event;
      const edge = target.closest<HTMLElement>('[data-edge]')?.dataset['edge'];
      const id = target.closest<HTMLElement>('[data-block]')?.dataset['block'];
      const kind = edge === 'start' || edge === 'end' ? edge : 'move';
      const pressed: Press = { pointerId, x, y, id, kind, timer: null };
      press.current = pressed;
      if (event.pointerType === 'touch') {
        pressed.timer = setTimeout(() => {
          pressed.timer = null;
          start(pressed, getStep(event));
        }, longPress);
      }
    },
    onPointerMove: (event: PointerEvent<HTMLElement>) => {
      const pressed = press.current;
      if (pressed?.pointerId !== event.pointerId) return;
      if (!isCarrying()) {
        const isFar = Math.hypot(event.clientX - pressed.x, event.clientY - pressed.y) > slack;
        if (!isFar) return;
        if (event.pointerType === 'touch') {
          end('CANCEL');
          return;
        }
        start(pressed, getStep(event));
      }
      if (!isCarrying()) return;
      scrollAlong(scroller.current, event.clientY);
      const at = pointAt({ x: event.clientX, y: event.clientY });
      actor.send({ type: 'drag.moved', at, step: getStep(event) });
    },
    onPointerUp: () => end('drag.drop'),
    onPointerCancel: () => end('CANCEL'),
    // A drag ends with a click event, which must not open anything.
    onClickCapture: (event: { stopPropagation: () => void }) => {
      if (hasDragged.current) event.stopPropagation();
      hasDragged.current = false;
    },
  };
}

/** Only the start of a running entry can be dragged. */
const kindFor = ({ kind }: Press, { endTime }: { endTime: string | null }): DragKind =>
  endTime === null && kind === 'move' ? 'start' : kind;

function scrollAlong(element: HTMLElement | null, y: number): void {
  if (!element) return;
  const { top, bottom } = element.getBoundingClientRect();
  if (y < top + 2 * scrollEdge.near) element.scrollTop -= scrollEdge.by;
  if (y > bottom - scrollEdge.near) element.scrollTop += scrollEdge.by;
}
