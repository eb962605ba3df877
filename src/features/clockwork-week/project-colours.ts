import type { CSSProperties } from 'react';

/** OKLCH hues that remain distinguishable next to each other. */
const hues = [229, 152, 62, 310, 20, 195, 95, 265, 345, 130] as const;

/** The same color for a project in every week, from the end of its id; none without a project. */
export function getColourStyle(projectId: string | null): CSSProperties {
  if (projectId === null) return {};
  const sum = Number.parseInt(projectId.slice(-6), 16) || 0;
  return { '--hue': hues[sum % hues.length], '--chroma': 1 } as CSSProperties;
}
