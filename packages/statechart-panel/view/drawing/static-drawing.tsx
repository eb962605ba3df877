import type { Chart } from '../../core/chart/chart.ts';
import type { Drawing } from '../../core/link/protocol.ts';
import type { Overlay } from '../chart-props.ts';
import { PanelRoot } from '../panel-root.tsx';
import styles from './drawing.module.css';
import { ChartImage } from './chart-image.tsx';

interface StaticDrawingProps {
  chart: Chart;
  drawing: Drawing;
  active?: readonly string[];
  overlay?: Overlay | null;
  theme?: 'light' | 'dark';
}

const none: readonly string[] = [];
const nothing = {};

/** The drawing as a static image, at most as wide as the page. */
export function StaticDrawing(props: StaticDrawingProps) {
  const { chart, drawing, active = none, overlay, theme } = props;
  return (
    <PanelRoot theme={theme} className={styles['page']}>
      <svg
        className={styles['still']}
        role="group"
        aria-label={`Chart ${chart.id}`}
        viewBox={`0 0 ${drawing.width} ${drawing.height}`}
        width={drawing.width}
      >
        <ChartImage
          chart={chart}
          drawing={drawing}
          active={active}
          possible={nothing}
          overlay={overlay}
        />
      </svg>
    </PanelRoot>
  );
}
