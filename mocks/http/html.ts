/** Text that is safe between tags and in quoted attributes. */
const escaped = (text: string): string =>
  text.replaceAll(/[&<>"']/g, (letter) => `&#${letter.charCodeAt(0)};`);

/** A template of HTML: what is filled in is escaped, but for pieces that are HTML themselves. */
export function html(parts: TemplateStringsArray, ...values: readonly (string | Html)[]): Html {
  const texts = values.map((value) => (typeof value === 'string' ? escaped(value) : value.text));
  return new Html(String.raw({ raw: parts }, ...texts));
}

/** A piece of HTML, as `html` makes it. */
export class Html {
  readonly text: string;

  constructor(text: string) {
    this.text = text;
  }
}

/** Pieces one after the other. */
export const joined = (pieces: readonly Html[]): Html =>
  new Html(pieces.map(({ text }) => text).join(''));
