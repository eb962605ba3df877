/**
 * The beginning of a text that is longer than anybody reads on a card, so that it costs no layout.
 * Style sheets only hide the rest of a text, they still lay it out.
 */
export function clipText(text: string, length = 200): string {
  if (text.length <= length) return text;
  // A cut between the halves of a character would show a replacement character.
  const end = isHighSurrogate(text.charCodeAt(length - 1)) ? length - 1 : length;
  return `${text.slice(0, end).trimEnd()}…`;
}

const isHighSurrogate = (code: number): boolean => code >= 0xd8_00 && code <= 0xdb_ff;
