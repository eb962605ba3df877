import { useEffect, useState } from 'react';
import type { Chart } from '@atrium/statechart-panel/core';
import { layOut } from '@atrium/statechart-panel/drawing';
import type { Drawing } from '@atrium/statechart-panel/core';
import { StaticDrawing } from '@atrium/statechart-panel/drawing';
import styles from './pages.module.css';

/** The chart as an image. The tables below it contain the same information. */
export function FlowImage({ chart }: { chart: Chart }) {
  const [drawing, setDrawing] = useState<Drawing | null>(null);
  const [hasFailed, setFailed] = useState(false);
  useEffect(() => {
    let isUnmounted = false;
    async function draw() {
      try {
        const drawn = await layOut(chart);
        if (!isUnmounted) setDrawing(drawn);
      } catch {
        if (!isUnmounted) setFailed(true);
      }
    }
    void draw();
    return () => {
      isUnmounted = true;
    };
  }, [chart]);
  if (hasFailed) return <p className={styles.quiet}>The chart couldn&rsquo;t be drawn.</p>;
  if (!drawing) return <p className={styles.quiet}>Loading the chart…</p>;
  return <StaticDrawing chart={chart} drawing={drawing} />;
}
