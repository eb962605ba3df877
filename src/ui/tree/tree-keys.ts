/** A line of a tree, from top to bottom; what is below a closed one is no line. */
export interface TreeLine {
  id: string;
  /** 0 at the top. */
  depth: number;
  /** Among those beside it, from 1. */
  position: number;
  count: number;
  /** Null where nothing is below it. */
  isExpanded: boolean | null;
}

/** What a key asks of a tree: to go to a line, to open or close one, or to do what it is for. */
export type TreeMove =
  | { type: 'go'; to: number }
  | { type: 'toggle'; at: number }
  | { type: 'act'; at: number }
  | null;

interface TreeView {
  lines: readonly TreeLine[];
  /** The line that the keys start from. */
  at: number;
  /** Lines that are in sight at a time. */
  page: number;
  isRtl: boolean;
}

/** The line above one in the tree, or itself at the top. */
function findParentIndex(lines: readonly TreeLine[], at: number): number {
  const depth = lines[at]?.depth ?? 0;
  const above = lines.slice(0, at).findLastIndex((line) => line.depth < depth);
  return above < 0 ? at : above;
}

/** Opens a closed line; from an open one it leads to the first below it. */
function inwards({ lines, at }: TreeView): TreeMove {
  const line = lines[at];
  if (line?.isExpanded === false) return { type: 'toggle', at };
  return { type: 'go', to: line?.isExpanded === true ? at + 1 : at };
}

/** Closes an open line; from any other it leads to the one above it. */
function outwards({ lines, at }: TreeView): TreeMove {
  if (lines[at]?.isExpanded === true) return { type: 'toggle', at };
  return { type: 'go', to: findParentIndex(lines, at) };
}

/**
 * What a key does in a tree. Null where it is no key of a tree's.
 * Source: WAI-ARIA Authoring Practices, Tree View.
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

/** Milliseconds after which a letter begins another word. */
const pause = 700;

/** What was typed on a tree, and when its last letter came (milliseconds of events). */
export interface Typed {
  text: string;
  at: number;
}

/** Adds a letter to what was typed, or begins anew after a pause. */
export const typedOn = (before: Typed, letter: string, at: number): Typed => ({
  text: at - before.at > pause ? letter : before.text + letter,
  at,
});

/**
 * The next line whose words begin with what was typed; -1 for none. One and the same letter typed
 * again goes on to the next such line.
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
