import type { CSSProperties } from 'react';
import type { ChartLine } from '#machines/employees/chart/organization-chart.ts';
import { ChartPersonRow } from './chart-person.tsx';
import styles from './organization-chart.module.css';

/** The open branches on paper, with all of their lines. */
export function PrintedChart({ lines }: { lines: readonly ChartLine[] }) {
  return (
    <ul className={styles.printed}>
      {lines.map(({ id, depth, person }) => (
        <li key={id} style={{ '--depth': depth } as CSSProperties}>
          <ChartPersonRow person={person} />
        </li>
      ))}
    </ul>
  );
}
