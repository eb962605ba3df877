/** A paragraph with the height of its lines and the space before it, in points. */
export interface Block {
  lines: number;
  lineHeight: number;
  before: number;
  /** It never ends a page: the first line of what follows is on the same page. */
  isHeading: boolean;
}

/** The place of a line: `top` is the distance from the top of the text area. */
export interface Place {
  page: number;
  top: number;
}

/** Places the lines of each block on pages of a height. */
export function paginate(blocks: readonly Block[], height: number): Place[][] {
  let page = 0;
  let top = 0;
  const start = () => {
    page += 1;
    top = 0;
  };
  return blocks.map((block, index) => {
    const needed = computeStart(blocks, index);
    const space = top === 0 ? 0 : block.before;
    if (top > 0 && top + space + needed > height && needed <= height) start();
    if (top > 0) top += block.before;
    return Array.from({ length: block.lines }, () => {
      if (top > 0 && top + block.lineHeight > height) start();
      const place = { page, top };
      top += block.lineHeight;
      return place;
    });
  });
}

/** The height of what must be on one page from a block on, without the space before it. */
function computeStart(blocks: readonly Block[], index: number): number {
  const block = blocks[index];
  if (!block) return 0;
  const { isHeading, lineHeight, lines } = block;
  const next = blocks[index + 1];
  if (!isHeading || !next) return lineHeight;
  return lines * lineHeight + next.before + computeStart(blocks, index + 1);
}
