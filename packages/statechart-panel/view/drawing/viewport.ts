import { select } from 'd3-selection';
import { zoom, zoomIdentity, zoomTransform, type ZoomTransform } from 'd3-zoom';
import type { Rect } from '../../core/link/protocol.ts';

/**
 * Pans and zooms a drawing in its window. It changes only one transform, so nothing is rendered
 * again.
 */
export interface Viewport {
  panBy(x: number, y: number): void;
  zoomBy(factor: number): void;
  /** Fits the full drawing into the window. */
  fit(): void;
  /** Reveals this part of the drawing with the least panning. */
  reveal(part: Rect): void;
  destroy(): void;
}

interface ViewportOptions {
  /** The element that is moved. */
  layer: SVGGElement;
  /** The size of the drawing at 100 %. */
  size: { width: number; height: number };
  /** The initial position when the full drawing would be too small to read. */
  start: () => Rect | null;
}

const margin = 16;
/** In px; reserved for the toolbar below the drawing. */
const foot = 48;
const smallest = 0.04;
const largest = 3;
/** Texts are not readable below this scale. */
const readable = 0.6;

/** Pans by dragging, zooms by wheel and pinch, fits on a double click outside the buttons. */
export function makeViewport(host: HTMLElement, options: ViewportOptions): Viewport {
  const { layer, size, start } = options;
  const window = select<HTMLElement, unknown>(host);
  // After the user has moved the drawing, resizing the window does not move it.
  let isMoved = false;

  const behavior = zoom<HTMLElement, unknown>()
    .scaleExtent([smallest, largest])
    .clickDistance(4)
    .on(
      'zoom',
      ({ transform, sourceEvent }: { transform: ZoomTransform; sourceEvent: unknown }) => {
        if (sourceEvent) {
          isMoved = true;
          layer.style.transition = '';
        }
        layer.style.transform = `translate(${transform.x}px, ${transform.y}px) scale(${transform.k})`;
      },
    );
  window.call(behavior).on('dblclick.zoom', ({ target }: MouseEvent) => {
    if (target instanceof Element && target.closest('[role="button"]')) return;
    fit();
  });

  const watch = new ResizeObserver(() => {
    if (!isMoved) moveToStart();
  });
  watch.observe(host);

  function moveTo(transform: ZoomTransform, isSmooth: boolean): void {
    layer.style.transition = isSmooth ? 'transform var(--sc-quick) ease-out' : '';
    window.call((each) => behavior.transform(each, transform));
  }

  function getFullScale(): number {
    const x = (host.clientWidth - 2 * margin) / size.width;
    const y = (host.clientHeight - margin - foot) / size.height;
    return Math.min(Math.max(Math.min(x, y, 1), smallest), largest);
  }

  /** Centers this point of the drawing, without leaving space empty that could be filled. */
  function around(x: number, y: number, scale: number): ZoomTransform {
    return zoomIdentity
      .translate(
        placed(x * scale, size.width * scale, host.clientWidth, margin),
        placed(y * scale, size.height * scale, host.clientHeight, foot),
      )
      .scale(scale);
  }

  const full = () => around(size.width / 2, size.height / 2, getFullScale());

  function fit(): void {
    isMoved = false;
    moveTo(full(), true);
  }

  function moveToStart(): void {
    const part = getFullScale() < readable ? start() : null;
    if (!part) return moveTo(full(), false);
    moveTo(around(part.x + part.width / 2, part.y + part.height / 2, readable), false);
  }

  function pan(x: number, y: number): void {
    const now = zoomTransform(host);
    moveTo(now.translate(x / now.k, y / now.k), true);
  }

  moveToStart();
  return {
    fit,
    panBy(x, y) {
      isMoved = true;
      pan(x, y);
    },
    zoomBy(factor) {
      isMoved = true;
      layer.style.transition = 'transform var(--sc-quick) ease-out';
      window.call((each) => behavior.scaleBy(each, factor));
    },
    reveal(part) {
      const { x, y, k } = zoomTransform(host);
      const right = missing(part.x * k + x, part.width * k, host.clientWidth);
      const down = missing(part.y * k + y, part.height * k, host.clientHeight - foot + margin);
      if (right !== 0 || down !== 0) pan(right, down);
    },
    destroy() {
      watch.disconnect();
      window.on('.zoom', null);
    },
  };
}

/** The distance to pan on one axis so that a part is visible, its start first. */
function missing(from: number, length: number, window: number): number {
  if (from < margin || length > window - 2 * margin) return margin - from;
  return Math.min(0, window - margin - (from + length));
}

/** The offset of a drawing on one axis that centers this point, or fits the full drawing. */
function placed(point: number, length: number, window: number, end: number): number {
  const free = window - margin - end - length;
  if (free >= 0) return margin + free / 2;
  return Math.max(window - end - length, Math.min(margin, window / 2 - point));
}
