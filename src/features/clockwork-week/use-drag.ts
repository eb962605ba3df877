import { useRef, type PointerEvent, type RefObject } from 'react';
import { pointIn } from '#machines/clockwork-week/pixels.ts';
import type { DragKind, Point } from '#machines/clockwork-week/drag.ts';
import type { WeekViewActor } from '#machines/clockwork-week/week-view.machine.ts';
import { useListener } from '#ui/use-listener.ts';

/** A press that does not move further, in pixels, is no drag. */
const slack = 4;
/** A finger that rests as long, in ms, picks up; one that moves before scrolls. */
const longPress = 350;
/** So near to the edge, in pixels, the week scrolls along, and by how much with each move. */
const scrollEdge = { near: 40, by: 12 };

interface Press {
  pointerId: number;
  x: number;
  y: number;
  /** The entry under it; undefined on empty time. */
  id: string | undefined;
  kind: DragKind;
  /** A finger first has to rest. */
  timer: ReturnType<typeof setTimeout> | null;
}

interface DragElements {
  /** What scrolls. */
  scroller: RefObject<HTMLElement | null>;
  /** The columns of the days. */
  days: RefObject<HTMLElement | null>;
}

/** Steps of five minutes, with Shift of one. */
const getStep = ({ shiftKey }: { shiftKey: boolean }): number => (shiftKey ? 1 : 5);

/**
 * What the pointer does on the days: it carries an entry, one of its edges, or a new one out of
 * empty time. What may be carried, and where to, the chart decides.
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
  // A finger that carries does not scroll.
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
    // A drag ends with a click, which opens nothing.
    onClickCapture: (event: { stopPropagation: () => void }) => {
      if (hasDragged.current) event.stopPropagation();
      hasDragged.current = false;
    },
  };
}

/** Of what runs, the start alone can be carried. */
const kindFor = ({ kind }: Press, { endTime }: { endTime: string | null }): DragKind =>
  endTime === null && kind === 'move' ? 'start' : kind;

function scrollAlong(element: HTMLElement | null, y: number): void {
  if (!element) return;
  const { top, bottom } = element.getBoundingClientRect();
  if (y < top + 2 * scrollEdge.near) element.scrollTop -= scrollEdge.by;
  if (y > bottom - scrollEdge.near) element.scrollTop += scrollEdge.by;
}
