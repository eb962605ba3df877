import { useId, useState } from 'react';
import type { Drawing } from '../../core/link/protocol.ts';
import type { ChartProps } from '../chart-props.ts';
import { useLatest } from '../use-latest.ts';
import styles from './drawing.module.css';
import { Legend } from './legend.tsx';
import { ChartImage } from './chart-image.tsx';
import { Tip } from './tip.tsx';
import { Tools } from './tools.tsx';
import { useViewport } from './use-viewport.ts';

export interface ChartDrawingProps extends ChartProps {
  /** Null until it is laid out. */
  drawing: Drawing | null;
}

/**
 * The chart as an interactive drawing that fills its parent element. Screen readers get the same
 * information from the outline.
 */
export function ChartDrawing({ drawing, ...props }: ChartDrawingProps) {
  if (!drawing) {
    return (
      <p className={styles['waiting']} role="status">
        Loading the chart…
      </p>
    );
  }
  // Each chart gets its own viewport, because the position in one drawing does not apply to
  // another.
  return <Window key={props.chart.id} drawing={drawing} {...props} />;
}

function Window(props: ChartProps & { drawing: Drawing }) {
  const { chart, drawing, active, overlay, onTransition, onState } = props;
  const [isFollowing, setFollowing] = useState(true);
  const { host, layer, viewport } = useViewport({ chart, drawing, active, isFollowing });
  const help = useId();
  const take = useLatest(onTransition);
  const selectState = useLatest(onState);

  return (
    <div className={styles['window']}>
      <div
        ref={host}
        className={styles['host']}
        role="region"
        aria-label={`Drawing of ${chart.id}`}
        aria-describedby={help}
        tabIndex={0}
      >
        <svg className={styles['canvas']} role="group" aria-label={`Chart ${chart.id}`}>
          <g ref={layer} className={styles['layer']}>
            <ChartImage {...props} onTransition={take} onState={onState && selectState} />
          </g>
        </svg>
      </div>
      <span id={help} hidden>
        Arrow keys pan, plus and minus zoom, zero shows all.
      </span>
      <Tip host={host} {...props} />
      {overlay && <Legend hasTests={overlay.tests !== null} />}
      <Tools viewport={viewport} isFollowing={isFollowing} onFollow={setFollowing} />
    </div>
  );
}
