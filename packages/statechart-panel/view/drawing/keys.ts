import type { Drawing } from '../../core/link/protocol.ts';
import type { Viewport } from './viewport.ts';

const step = 48;
const moves: Readonly<Record<string, (viewport: Viewport) => void>> = {
  ArrowLeft: (viewport) => viewport.panBy(step, 0),
  ArrowRight: (viewport) => viewport.panBy(-step, 0),
  ArrowUp: (viewport) => viewport.panBy(0, step),
  ArrowDown: (viewport) => viewport.panBy(0, -step),
  '+': (viewport) => viewport.zoomBy(1.25),
  '=': (viewport) => viewport.zoomBy(1.25),
  '-': (viewport) => viewport.zoomBy(0.8),
  '0': (viewport) => viewport.fit(),
};

/**
 * Moves the drawing by keys, and reveals each button that gets keyboard focus. Returns a cleanup
 * function.
 */
export function bindKeys(host: HTMLElement, drawing: Drawing, viewport: Viewport): () => void {
  function pressed(event: KeyboardEvent): void {
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    const move = moves[event.key];
    if (!move) return;
    event.preventDefault();
    move(viewport);
  }

  function focused({ target }: FocusEvent): void {
    if (!(target instanceof SVGElement) || !target.matches(':focus-visible')) return;
    const { of, state } = target.parentElement?.dataset ?? {};
    const label = drawing.transitions.find(({ key }) => key === of)?.label;
    const part = label ?? drawing.states.find(({ id }) => id === state);
    if (part) viewport.reveal(part);
  }

  host.addEventListener('keydown', pressed);
  host.addEventListener('focusin', focused);
  return () => {
    host.removeEventListener('keydown', pressed);
    host.removeEventListener('focusin', focused);
  };
}
