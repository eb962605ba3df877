import { useId } from 'react';
import { Hatching } from './bar-of-chart.tsx';
import styles from './chart.module.css';

/** What the fillings of the bars stand for. */
export function Swatches({ series }: { series: readonly string[] }) {
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
    </ul>
  );
}
