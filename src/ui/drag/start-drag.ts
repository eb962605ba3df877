import type { PointerEvent } from 'react';

/** A position in the viewport, in px. */
export interface Point {
  x: number;
  y: number;
}

interface DragHandlers {
  /** Receives the events of the pointer while it drags. */
  capturedBy: HTMLElement;
  onStart: () => void;
  /** Called once per frame while dragging: the page may scroll below a pointer that rests. */
  onFrame: (point: Point) => void;
  /** Called once after `onStart`, with null if the drag is cancelled. */
  onEnd: (point: Point | null) => void;
}

/** A mouse starts to drag after this distance, in px; a finger that moves so far scrolls. */
const slack = 6;
/** A finger rests for this long before it drags, in ms. */
const rest = 300;

/**
 * Follows a pressed mouse, pen or finger until it is released; returns a function that cancels the
 * drag. A finger starts to drag after a rest, and Escape cancels.
 */
export function startDrag(pressed: PointerEvent, handlers: DragHandlers): () => void {
  const from: Point = { x: pressed.clientX, y: pressed.clientY };
  const isTouch = pressed.pointerType === 'touch';
  const { pointerId } = pressed;
  const listeners = new AbortController();
  let point = from;
  let frame = 0;
  let isDragging = false;

  const follow = () => {
    handlers.onFrame(point);
    frame = requestAnimationFrame(follow);
  };
  const begin = () => {
    isDragging = true;
    handlers.capturedBy.setPointerCapture(pointerId);
    handlers.onStart();
    frame = requestAnimationFrame(follow);
  };
  const end = (last: Point | null) => {
    listeners.abort();
    clearTimeout(timer);
    cancelAnimationFrame(frame);
    if (!isDragging) return;
    isDragging = false;
    swallowClick();
    handlers.onEnd(last);
  };
  const timer = isTouch ? setTimeout(begin, rest) : undefined;
  const listen = <Type extends keyof DocumentEventMap>(
    type: Type,
    listener: (event: DocumentEventMap[Type]) => void,
  ) =>
    document.addEventListener(type, listener, {
      capture: true,
      passive: false,
      signal: listeners.signal,
    });

  listen('pointermove', (event) => {
    if (event.pointerId !== pointerId) return;
    point = { x: event.clientX, y: event.clientY };
    if (isDragging || Math.hypot(point.x - from.x, point.y - from.y) < slack) return;
    if (isTouch) end(null);
    else begin();
  });
  listen('pointerup', (event) => {
    if (event.pointerId === pointerId) end(point);
  });
  listen('pointercancel', () => end(null));
  listen('touchmove', (event) => {
    if (isDragging && event.cancelable) event.preventDefault();
  });
  // A finger that rests would open the menu of the browser, and end the drag.
  listen('contextmenu', (event) => {
    if (isTouch || isDragging) event.preventDefault();
  });
  // The browser would drag a link or an image itself.
  listen('dragstart', (event) => event.preventDefault());
  listen('keydown', (event) => {
    if (event.key !== 'Escape' || !isDragging) return;
    event.preventDefault();
    event.stopPropagation();
    end(null);
  });
  return () => end(null);
}

/**
 * Lets drags that start in an element prevent scrolling: the browser decides at the first touch,
 * by whether it finds such a listener. Returns a function that removes it.
 */
export function acceptTouchDrags(element: HTMLElement): () => void {
  const listener = () => {};
  element.addEventListener('touchmove', listener, { passive: false });
  return () => element.removeEventListener('touchmove', listener);
}

/** The click that follows a drag would press what is below the pointer. */
function swallowClick(): void {
  const listeners = new AbortController();
  const { signal } = listeners;
  const swallow = (event: MouseEvent) => {
    event.preventDefault();
    event.stopPropagation();
    listeners.abort();
  };
  document.addEventListener('click', swallow, { capture: true, signal });
  document.addEventListener('pointerdown', () => listeners.abort(), { capture: true, signal });
  document.addEventListener('keydown', () => listeners.abort(), { capture: true, signal });
}
