/** A line of two texts side by side; null where a text does not have it. */
export interface ComparedLine {
  before: string | null;
  after: string | null;
  /** The numbers of the line in each text. */
  beforeAt: number | null;
  afterAt: number | null;
  kind: 'same' | 'changed' | 'added' | 'removed';
}

/** In ms: texts that differ more are compared line by line. */
const timeout = 2000;

const toLines = (text: string): string[] => {
  const lines = text.split(/\r?\n/);
  return lines.at(-1) === '' ? lines.slice(0, -1) : lines;
};

/** The lines of two texts side by side. The library that compares them is loaded on demand. */
export async function compareTexts(before: string, after: string): Promise<ComparedLine[]> {
  if (before === after) return pair(toLines(before), toLines(after), 0, 0, 'same');
  const { diffLines } = await import('diff');
  const parts = diffLines(before, after, { timeout, stripTrailingCr: true });
  // Undefined when the time is over.
  if (!parts) return pair(toLines(before), toLines(after), 0, 0, 'changed');
  const lines: ComparedLine[] = [];
  let [beforeAt, afterAt] = [0, 0];
  let removed: string[] = [];
  const flush = (added: string[]) => {
    lines.push(...pair(removed, added, beforeAt, afterAt, 'changed'));
    beforeAt += removed.length;
    afterAt += added.length;
    removed = [];
  };
  for (const part of parts) {
    const texts = toLines(part.value);
    if (part.removed) removed = [...removed, ...texts];
    else if (part.added) flush(texts);
    else {
      flush([]);
      lines.push(...pair(texts, texts, beforeAt, afterAt, 'same'));
      beforeAt += texts.length;
      afterAt += texts.length;
    }
  }
  flush([]);
  return lines;
}

/** Lines next to each other, from these positions on. */
function pair(
  before: readonly string[],
  after: readonly string[],
  beforeAt: number,
  afterAt: number,
  kind: 'same' | 'changed',
): ComparedLine[] {
  const count = Math.max(before.length, after.length);
  return Array.from({ length: count }, (_, at) => {
    const [one, other] = [before[at] ?? null, after[at] ?? null];
    const inBoth = one === other ? 'same' : kind;
    const ofOne = one === null ? 'added' : 'removed';
    return {
      before: one,
      after: other,
      beforeAt: one === null ? null : beforeAt + at + 1,
      afterAt: other === null ? null : afterAt + at + 1,
      kind: one === null || other === null ? ofOne : inBoth,
    };
  });
}

/** A run of lines, or how many equal lines are left out. */
export type LineBlock = { lines: readonly ComparedLine[] } | { hidden: number };

/** Equal lines around a change that stay visible. */
const around = 3;

/** The changed lines with the lines around them; equal ones further away are left out. */
export function toBlocks(lines: readonly ComparedLine[]): LineBlock[] {
  if (lines.every(({ kind }) => kind === 'same')) return [{ lines }];
  const isNear = Array.from({ length: lines.length }, () => false);
  for (const [at, { kind }] of lines.entries()) {
    if (kind !== 'same') isNear.fill(true, Math.max(0, at - around), at + around + 1);
  }
  const blocks: LineBlock[] = [];
  for (let at = 0; at < lines.length;) {
    let end = at;
    while (end < lines.length && isNear[end] === isNear[at]) end += 1;
    blocks.push(isNear[at] ? { lines: lines.slice(at, end) } : { hidden: end - at });
    at = end;
  }
  return blocks;
}
