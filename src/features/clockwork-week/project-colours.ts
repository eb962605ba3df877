import type { CSSProperties } from 'react';

/** Hues of OKLCH that are told apart, also side by side. */
const hues = [229, 152, 62, 310, 20, 195, 95, 265, 345, 130] as const;

/** The same colour for a project in every week, by the end of its id; without a project none. */
export function getColourStyle(projectId: string | null): CSSProperties {
  if (projectId === null) return {};
  const sum = Number.parseInt(projectId.slice(-6), 16) || 0;
  return { '--hue': hues[sum % hues.length], '--chroma': 1 } as CSSProperties;
}
