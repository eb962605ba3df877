/** Escapes text for use between tags and in quoted attributes. */
const escaped = (text: string): string =>
  text.replaceAll(/[&<>"']/g, (letter) => `&#${letter.charCodeAt(0)};`);

/** A template of HTML: inserted values are escaped, except pieces that are already HTML. */
export function html(parts: TemplateStringsArray, ...values: readonly (string | Html)[]): Html {
  const texts = values.map((value) => (typeof value === 'string' ? escaped(value) : value.text));
  return new Html(String.raw({ raw: parts }, ...texts));
}

/** A piece of HTML, created by `html`. */
export class Html {
  readonly text: string;

  constructor(text: string) {
    this.text = text;
  }
}

/** Concatenates pieces of HTML. */
export const joined = (pieces: readonly Html[]): Html =>
  new Html(pieces.map(({ text }) => text).join(''));
