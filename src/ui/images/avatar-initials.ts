const HUES = 6;

/**
 * The initials of a name: the first grapheme of the first and of the last word, so that a letter
 * stays with its accents. Scripts without capitals stay unchanged.
 */
export function initials(name: string): string {
  const names = name.trim().split(/\s+/).filter(Boolean);
  const ends = names.length > 1 ? [names[0], names.at(-1)] : names;
  return ends.map((word) => firstLetter(word ?? '')).join('');
}

/** A number from 0 to 5 that is stable per name, so that its avatar keeps its hue. */
export function getHue(name: string): number {
  // FNV-1a: similar names get very different hashes
  let hash = 0x811c9dc5;
  for (const letter of name) hash = Math.imul(hash ^ (letter.codePointAt(0) ?? 0), 0x01000193);
  return ((hash ^ (hash >>> 15)) >>> 0) % HUES;
}

function firstLetter(word: string): string {
  const [first] = new Intl.Segmenter(undefined, { granularity: 'grapheme' }).segment(word);
  return first?.segment.toLocaleUpperCase() ?? '';
}
