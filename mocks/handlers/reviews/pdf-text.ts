/** Replaces a character that the PDF fonts do not have. */
const missing = '?';

/**
 * Converts text to the characters of a font: an accented letter that it lacks loses its accents,
 * anything else becomes a question mark. Line breaks stay.
 */
export function inCharacters(text: string, characters: ReadonlySet<number>): string {
  const has = (letter: string) => letter === '\n' || characters.has(letter.codePointAt(0) ?? 0);
  const shown = Array.from(text.normalize('NFC').replaceAll(/\r\n?/g, '\n').replaceAll('\t', ' '));
  return shown.map((letter) => (has(letter) ? letter : withoutMarks(letter, has))).join('');
}

function withoutMarks(letter: string, has: (letter: string) => boolean): string {
  const bare = letter.normalize('NFKD').replaceAll(/\p{M}/gu, '');
  const isShown = bare !== '' && Array.from(bare).every(has);
  return isShown ? bare : missing;
}

/** Wraps text to lines of up to `width`; a longer word is broken. */
export function wrapped(text: string, width: number, getWidth: (text: string) => number): string[] {
  return text.split('\n').flatMap((paragraph) => {
    const lines: string[] = [];
    let line = '';
    for (const word of paragraph.split(' ').flatMap((each) => pieces(each, width, getWidth))) {
      const longer = line === '' ? word : `${line} ${word}`;
      if (line !== '' && getWidth(longer) > width) {
        lines.push(line);
        line = word;
      } else {
        line = longer;
      }
    }
    return [...lines, line];
  });
}

function pieces(word: string, width: number, getWidth: (text: string) => number): string[] {
  if (getWidth(word) <= width) return [word];
  const found: string[] = [];
  let piece = '';
  for (const letter of word) {
    if (piece !== '' && getWidth(piece + letter) > width) {
      found.push(piece);
      piece = '';
    }
    piece += letter;
  }
  return [...found, piece];
}
