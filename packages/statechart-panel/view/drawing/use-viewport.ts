import { useEffect, useLayoutEffect, useRef, useState, type RefObject } from 'react';
import type { Chart } from '../../core/chart/chart.ts';
import type { Drawing } from '../../core/link/protocol.ts';
import { bindKeys } from './keys.ts';
import { activePart } from './parts.ts';
import { makeViewport, type Viewport } from './viewport.ts';

interface ViewportProps {
  chart: Chart;
  drawing: Drawing;
  active: readonly string[];
  /** Whether the active states stay in view. */
  isFollowing: boolean;
}

interface ViewportHandle {
  host: RefObject<HTMLDivElement | null>;
  layer: RefObject<SVGGElement | null>;
  viewport: Viewport | null;
}

/** Binds a viewport to the elements of the two refs. */
export function useViewport({
  chart,
  drawing,
  active,
  isFollowing,
}: ViewportProps): ViewportHandle {
  const host = useRef<HTMLDivElement>(null);
  const layer = useRef<SVGGElement>(null);
  const [viewport, setViewport] = useState<Viewport | null>(null);
  const part = activePart(chart, drawing, active);
  const latest = useRef(part);
  useLayoutEffect(() => {
    latest.current = part;
  });

  useLayoutEffect(() => {
    if (!host.current || !layer.current) return undefined;
    const made = makeViewport(host.current, {
      layer: layer.current,
      size: drawing,
      start: () => latest.current,
    });
    const releaseKeys = bindKeys(host.current, drawing, made);
    setViewport(made);
    return () => {
      releaseKeys();
      made.destroy();
    };
  }, [drawing]);

  const area = part && `${part.x} ${part.y} ${part.width} ${part.height}`;
  useEffect(() => {
    if (isFollowing && area !== null && latest.current) viewport?.reveal(latest.current);
  }, [viewport, isFollowing, area]);

  return { host, layer, viewport };
}
