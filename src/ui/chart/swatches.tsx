import { useId } from 'react';
import { Hatching } from './bar-of-chart.tsx';
import styles from './chart.module.css';

/** The legend of the bars' fills and of the line across them. */
export function Swatches({
  series,
  target,
}: {
  series: readonly string[];
  target?: string | undefined;
}) {
  const hatching = useId();
  return (
    <ul className={styles.swatches}>
      {series.map((name, at) => (
        <li key={name}>
          <svg viewBox="0 0 16 12" aria-hidden="true" className={styles.swatch}>
            <Hatching id={hatching} />
            <rect
              x={0.5}
              y={0.5}
              width={15}
              height={11}
              className={at === 0 ? styles.solid : styles.hatched}
              fill={at === 0 ? undefined : `url(#${hatching})`}
            />
          </svg>
          {name}
        </li>
      ))}
      {target !== undefined && (
        <li>
          <svg viewBox="0 0 16 12" aria-hidden="true" className={styles.swatch}>
            <line x1={8} x2={8} y1={0} y2={12} className={styles.target} />
          </svg>
          {target}
        </li>
      )}
    </ul>
  );
}
