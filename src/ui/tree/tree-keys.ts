/** A visible line of a tree, from top to bottom; children of a collapsed line are not included. */
export interface TreeLine {
  id: string;
  /** The level; 0 at the top. */
  depth: number;
  /** Position among its siblings, from 1. */
  position: number;
  count: number;
  /** Null if it has no children. */
  isExpanded: boolean | null;
}

/** The action of a key in a tree: move to a line, expand or collapse one, or run its action. */
export type TreeMove =
  | { type: 'go'; to: number }
  | { type: 'toggle'; at: number }
  | { type: 'act'; at: number }
  | null;

interface TreeView {
  lines: readonly TreeLine[];
  /** Index of the active line. */
  at: number;
  /** Number of lines per page. */
  page: number;
  isRtl: boolean;
}

/** The index of the parent line, or the line itself at the top level. */
function findParentIndex(lines: readonly TreeLine[], at: number): number {
  const depth = lines[at]?.depth ?? 0;
  const above = lines.slice(0, at).findLastIndex((line) => line.depth < depth);
  return above < 0 ? at : above;
}

/** Expands a collapsed line; on an expanded one it moves to its first child. */
function inwards({ lines, at }: TreeView): TreeMove {
  const line = lines[at];
  if (line?.isExpanded === false) return { type: 'toggle', at };
  return { type: 'go', to: line?.isExpanded === true ? at + 1 : at };
}

/** Collapses an expanded line; on any other it moves to the parent. */
function outwards({ lines, at }: TreeView): TreeMove {
  if (lines[at]?.isExpanded === true) return { type: 'toggle', at };
  return { type: 'go', to: findParentIndex(lines, at) };
}

/**
 * Maps a key to its action in a tree; null if the tree does not handle it. Source: WAI-ARIA
 * Authoring Practices, Tree View.
 */
export function toMove(key: string, view: TreeView): TreeMove {
  const { lines, at, page, isRtl } = view;
  const last = lines.length - 1;
  const to = (line: number): TreeMove => ({ type: 'go', to: Math.max(0, Math.min(line, last)) });
  const moves: Readonly<Record<string, () => TreeMove>> = {
    ArrowDown: () => to(at + 1),
    ArrowUp: () => to(at - 1),
    PageDown: () => to(at + page),
    PageUp: () => to(at - page),
    Home: () => to(0),
    End: () => to(last),
    ArrowRight: () => (isRtl ? outwards(view) : inwards(view)),
    ArrowLeft: () => (isRtl ? inwards(view) : outwards(view)),
    Enter: () => ({ type: 'act', at }),
    ' ': () => ({ type: 'act', at }),
  };
  return lines.length === 0 ? null : (moves[key]?.() ?? null);
}

/** The pause after which a letter starts a new word, in ms. */
const pause = 700;

/** The typed text, and the time of its last letter (event time in ms). */
export interface Typed {
  text: string;
  at: number;
}

/** Adds a letter to the typed text, or starts again after a pause. */
export const typedOn = (before: Typed, letter: string, at: number): Typed => ({
  text: at - before.at > pause ? letter : before.text + letter,
  at,
});

/**
 * The index of the next line with a text that starts with the typed text; -1 for none. Repeating
 * one letter moves on to the next such line.
 */
export function lineBeginning(
  labels: readonly (readonly string[])[],
  typed: string,
  from: number,
): number {
  const letters = typed.toLocaleLowerCase();
  const letter = letters.charAt(0);
  const isOneLetter = letters === letter.repeat(letters.length);
  const requested = isOneLetter ? letter : letters;
  const first = isOneLetter ? from + 1 : from;
  const order = labels.map((_, at) => (first + at) % labels.length);
  return (
    order.find((at) =>
      labels[at]?.some((word) => word.toLocaleLowerCase().startsWith(requested)),
    ) ?? -1
  );
}
