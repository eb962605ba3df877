import type { ReactNode } from 'react';
import { readableOn } from '../../text/readable-on.ts';
import styles from './tag-chip.module.css';

export interface TagChipProps {
  /** `#` and six hexadecimal digits. */
  color: string;
  name: string;
  /** Marks and small buttons after the name; they take over its text colour. */
  children?: ReactNode;
}

/** A name on a colour that a person has chosen, with text that is readable on it. */
export function TagChip({ color, name, children }: TagChipProps) {
  return (
    <span className={styles.chip} style={{ backgroundColor: color, color: readableOn(color) }}>
      <bdi className={styles.name}>{name}</bdi>
      {children}
    </span>
  );
}
