/** A text that a reader mistakes for another one. */
export interface NameForm {
  /** The difference, as the end of "name …". */
  what: string;
  text: string;
}

/** Invisible text: zero-width space, no-break space, Hangul filler, zero-width joiner. */
export const invisible = '\u200B\u00A0\u3164\u200D';

/** Texts that look like a name, each in one way; only those that differ from the name. */
export function buildLookalikes(name: string): NameForm[] {
  const [first = '', ...rest] = Array.from(name);
  const forms = [
    { what: 'is written in other letters', text: name.toUpperCase() },
    { what: 'has blanks around it', text: ` \u00A0${name}\u3000` },
    { what: 'has two blanks inside', text: name.replaceAll(' ', ' \u00A0') },
    { what: 'has a zero-width blank inside', text: `${first}\u200B${rest.join('')}` },
    { what: 'has a soft hyphen inside', text: `${first}\u00AD${rest.join('')}` },
    { what: 'has a direction mark before it', text: `\u200E${name}` },
    { what: 'is written in full width', text: fullWidth(name) },
    { what: 'is decomposed', text: name.normalize('NFD') },
  ];
  return forms.filter(({ text }) => text !== name);
}

/** A text that looks like another in all of these ways at once. */
export function disguised(text: string): string {
  const [first = '', ...rest] = Array.from(fullWidth(text.normalize('NFD')));
  return `\u200E${first}\u200B${rest.join('').replaceAll(' ', ' \u00A0')}`;
}

/** Letters, digits and punctuation in full-width form, as used among Chinese characters. */
const fullWidth = (text: string): string =>
  text.replaceAll(/[!-~]/g, (letter) =>
    String.fromCodePoint((letter.codePointAt(0) ?? 0) + 0xfee0),
  );
