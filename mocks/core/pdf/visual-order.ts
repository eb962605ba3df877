import createBidi, { type EmbeddingLevels } from 'bidi-js';

const bidi = createBidi();

/** The directions of a text without line breaks, by the Unicode bidirectional algorithm. */
export interface Directions {
  /** The direction of its first strong letter. */
  isRightToLeft: boolean;
  /** The embedding level of each UTF-16 unit: odd from right to left. */
  levels: Uint8Array;
}

/** A part of a line in one direction: UTF-16 positions in the text, end exclusive. */
export interface DirectedRun {
  start: number;
  end: number;
  isRightToLeft: boolean;
}

type LevelRun = Omit<DirectedRun, 'isRightToLeft'> & { level: number };

/** Signs of two UTF-16 units, which are emoji for the most part. */
const longSigns = /(?![\p{L}\p{M}\p{N}])[\u{10000}-\u{10FFFF}]/gu;
/** A sign without a direction of its own, in two units. */
const twoNeutral = '\u25A1\u25A1';

export function findDirections(text: string): Directions {
  // The library reads single units: an emoji would have the direction of Latin letters.
  const neutral = text.replaceAll(longSigns, twoNeutral);
  const { levels, paragraphs }: EmbeddingLevels = bidi.getEmbeddingLevels(neutral);
  return { isRightToLeft: isOdd(paragraphs[0]?.level ?? 0), levels };
}

/**
 * The parts of one line of a text as they follow each other from left to right: from the highest
 * level down, runs of that level or above change their order (rule L2). The line has no spaces at
 * its end.
 */
export function orderRuns(
  { levels }: Directions,
  [start, end]: readonly [start: number, end: number],
): DirectedRun[] {
  const runs = listLevelRuns(levels, start, end);
  const highest = Math.max(0, ...runs.map(({ level }) => level));
  for (let level = highest; level > 0; level--) reverseFrom(runs, level);
  return runs.map((run) => ({ start: run.start, end: run.end, isRightToLeft: isOdd(run.level) }));
}

function listLevelRuns(levels: Uint8Array, start: number, end: number): LevelRun[] {
  const runs: LevelRun[] = [];
  for (let at = start; at < end; at++) {
    const level = levels[at] ?? 0;
    const last = runs.at(-1);
    if (last?.level === level) last.end = at + 1;
    else runs.push({ start: at, end: at + 1, level });
  }
  return runs;
}

function reverseFrom(runs: LevelRun[], level: number): void {
  for (let from = 0; from < runs.length; from++) {
    let to = from;
    while ((runs[to]?.level ?? 0) >= level) to++;
    runs.splice(from, to - from, ...runs.slice(from, to).toReversed());
    from = Math.max(from, to);
  }
}

/** A bracket as it is drawn from right to left. */
export const toMirrored = (letter: string): string => bidi.getMirroredCharacter(letter) ?? letter;

const isOdd = (level: number): boolean => level % 2 === 1;
