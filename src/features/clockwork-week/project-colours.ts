import type { CSSProperties } from 'react';

/** Hues of OKLCH that are told apart, also side by side. */
const hues = [229, 152, 62, 310, 20, 195, 95, 265, 345, 130] as const;

/** The same colour for a project in every week; without a project none. */
export function colourOf(projectId: string | null): CSSProperties {
  if (projectId === null) return {};
  const sum = [...projectId].reduce((hash, sign) => (hash * 31 + sign.charCodeAt(0)) % 65_521, 7);
  return { '--hue': hues[sum % hues.length], '--chroma': 1 } as CSSProperties;
}
