/** The named colours that a tag's form offers. Source: PROJ-D70. */
export const tagColors = [
  { id: 'red', color: '#B91C1C' },
  { id: 'rose', color: '#BE185D' },
  { id: 'purple', color: '#7E22CE' },
  { id: 'violet', color: '#6D28D9' },
  { id: 'blue', color: '#1D4ED8' },
  { id: 'sky', color: '#0369A1' },
  { id: 'teal', color: '#0F766E' },
  { id: 'green', color: '#15803D' },
  { id: 'olive', color: '#4D7C0F' },
  { id: 'amber', color: '#B45309' },
  { id: 'brown', color: '#7C2D12' },
  { id: 'gray', color: '#4B5563' },
] as const;

/** A hash, which may be left out, and six hexadecimal digits. */
export const colorPattern = /^\s*#?[\dA-Fa-f]{6}\s*$/;

/** A typed colour as it is stored; null for anything else. */
export function toColor(typed: string): string | null {
  if (!colorPattern.test(typed)) return null;
  return `#${typed.trim().replace('#', '').toUpperCase()}`;
}
