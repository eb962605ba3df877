import type { TransitionStatus } from '../transition-status.ts';
import type { Mark } from '../marker.ts';
import styles from './drawing.module.css';

const tones = ['plain', 'possible', 'awaited', 'interaction', 'browser', 'tests', 'none'] as const;
type Tone = (typeof tones)[number];

/** The arrowhead for a line: SVG arrowheads do not inherit the line's color. */
export function headFor(prefix: string, is: TransitionStatus['is'], mark: Mark | null): string {
  const tone: Tone = mark ?? (is === 'possible' || is === 'awaited' ? is : 'plain');
  return `url(#${prefix}-${tone})`;
}

export const plainHead = (prefix: string): string => `url(#${prefix}-plain)`;

export function Heads({ prefix }: { prefix: string }) {
  return (
    <defs>
      {tones.map((tone) => (
        <marker
          key={tone}
          id={`${prefix}-${tone}`}
          className={styles['arrow']}
          data-tone={tone}
          viewBox="0 0 8 8"
          refX="7"
          refY="4"
          markerWidth="8"
          markerHeight="8"
          markerUnits="userSpaceOnUse"
          orient="auto"
        >
          <path d="M0.5 0.5L8 4L0.5 7.5Z" />
        </marker>
      ))}
    </defs>
  );
}
