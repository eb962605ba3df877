/** A line of a text: positions in its clusters, end exclusive, without the spaces at its end. */
export type Line = readonly [start: number, end: number];

/** Chinese and Japanese: a line may break between any two letters. */
export const isWide = (cluster: string) =>
  /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\u3000-\u303F\uFF00-\uFFEF]/u.test(cluster);
/** Signs that never begin a line, or never end one. */
const isClosing = (cluster: string) => /^[\p{Pe}\p{Pf}\p{Po}ー々]/u.test(cluster);
const isOpening = (cluster: string) => /^[\p{Ps}\p{Pi}]/u.test(cluster);
const isSpace = (cluster: string) => cluster === ' ';

/**
 * Wraps the clusters of a text to lines of up to `width`: at spaces and between Chinese letters; a
 * longer word is broken. The width of a word is measured at once, since its letters may join.
 */
export function wrap(
  clusters: readonly string[],
  width: number,
  measure: (part: Line) => number,
): Line[] {
  const lines: Line[] = [];
  let line: [number, number] = [0, 0];
  let used = 0;
  const add = (word: Line, wordWidth: number) => {
    const total = used + measure([line[1], word[0]]) + wordWidth;
    if (total > width && line[1] > line[0]) {
      lines.push(line);
      line = [...word];
      used = wordWidth;
    } else {
      line[1] = word[1];
      used = total;
    }
  };
  for (const word of findWords(clusters)) {
    const wordWidth = measure(word);
    if (wordWidth <= width) add(word, wordWidth);
    else for (const [part, partWidth] of breakWord(word)) add(part, partWidth);
  }
  return [...lines, line];

  function breakWord([start, end]: Line): [part: Line, width: number][] {
    const parts: [[number, number], number][] = [[[start, start], 0]];
    for (let at = start; at < end; at++) {
      const letterWidth = measure([at, at + 1]);
      const last = parts.at(-1);
      if (last && (last[0][0] === at || last[1] + letterWidth <= width)) {
        last[0][1] = at + 1;
        last[1] += letterWidth;
      } else {
        parts.push([[at, at + 1], letterWidth]);
      }
    }
    return parts;
  }
}

/** The parts that a line does not break, without the spaces between them. */
function findWords(clusters: readonly string[]): Line[] {
  const words: [number, number][] = [[0, 0]];
  for (const [at, cluster] of clusters.entries()) {
    const word = words.at(-1);
    if (isSpace(cluster) || !word) continue;
    const previous = clusters[at - 1] ?? '';
    if (word[1] === at && !canBreak(previous, cluster)) word[1] = at + 1;
    else words.push([at, at + 1]);
  }
  return words;
}

const canBreak = (previous: string, next: string): boolean =>
  (isWide(previous) || isWide(next)) && !isOpening(previous) && !isClosing(next);
