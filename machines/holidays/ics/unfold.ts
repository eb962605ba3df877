/** One content line of a calendar file: its name and parameters in upper case. */
export interface ContentLine {
  name: string;
  parameters: Readonly<Record<string, string>>;
  value: string;
}

/**
 * The content lines of a calendar file (RFC 5545, 3.1): lines end with CRLF, LF or CR, and one that
 * begins with a blank continues the previous one. Lines without a name are dropped.
 */
export function readLines(text: string): ContentLine[] {
  const unfolded: string[] = [];
  for (const line of text.replace(/^\uFEFF/, '').split(/\r\n|\n|\r/)) {
    const last = unfolded.length - 1;
    if (/^[ \t]/.test(line) && last >= 0) unfolded[last] += line.slice(1);
    else if (line.trim() !== '') unfolded.push(line);
  }
  return unfolded.flatMap((line) => parseLine(line) ?? []);
}

/** `NAME;PARAMETER=value;OTHER="with : and ;":value`. */
const pattern = /^([\w-]+)((?:;[\w-]+=(?:"[^"]*"|[^";:,]*)(?:,(?:"[^"]*"|[^";:,]*))*)*):(.*)$/s;

function parseLine(line: string): ContentLine | null {
  const [, name, parameters = '', value = ''] = pattern.exec(line) ?? [];
  if (name === undefined) return null;
  const entries = [...parameters.matchAll(/;([\w-]+)=((?:"[^"]*"|[^";])*)/g)].map(
    ([, key = '', content = '']) => [key.toUpperCase(), content.replaceAll('"', '')] as const,
  );
  return { name: name.toUpperCase(), parameters: Object.fromEntries(entries), value };
}

/** A text value without its escapes: `\n`, `\,`, `\;` and `\\`; line breaks become spaces. */
export const unescapeText = (value: string): string =>
  value
    .replaceAll(/\\(.)/gs, (_, sign: string) => (/n/i.test(sign) ? ' ' : sign))
    .replaceAll(/\s+/gu, ' ')
    .trim();
