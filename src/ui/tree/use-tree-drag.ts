import { useState, type PointerEvent } from 'react';
import { startDrag, type Point } from '../drag/start-drag.ts';

interface TreeDrag {
  /** The line below the pointer, while another one is dragged. */
  targetId: string | null;
  /** Undefined where lines cannot be dragged. */
  onPointerDown?: (event: PointerEvent<HTMLElement>, id: string) => void;
}

/** The id of the line at a position in the viewport. */
const findLine = ({ x, y }: Point): string | null =>
  document.elementFromPoint(x, y)?.closest<HTMLElement>('[data-line]')?.dataset['line'] ?? null;

/** Drags a line to another one with a mouse, a pen or a finger. Escape cancels. */
export function useTreeDrag(
  onDrop: ((id: string, targetId: string) => void) | undefined,
): TreeDrag {
  const [targetId, setTargetId] = useState<string | null>(null);
  if (!onDrop) return { targetId: null };
  return {
    targetId,
    onPointerDown: (event, id) => {
      if (event.button !== 0) return;
      const other = (point: Point) => {
        const found = findLine(point);
        return found === id ? null : found;
      };
      startDrag(event, {
        capturedBy: event.currentTarget,
        onStart: () => setTargetId(null),
        onFrame: (point) => setTargetId(other(point)),
        onEnd: (point) => {
          setTargetId(null);
          const target = point && other(point);
          if (target !== null) onDrop(id, target);
        },
      });
    },
  };
}
