/** A token of an XML document. Names and values are as written. */
export type XmlToken =
  | { is: 'start'; name: string; attributes: [name: string, value: string][]; isEmpty: boolean }
  | { is: 'end'; name: string }
  | { is: 'text'; text: string }
  | { is: 'instruction'; text: string }
  | { is: 'declaration'; text: string };

const startTag =
  /<([A-Za-z_][\w:.-]*)((?:\s+[A-Za-z_][\w:.-]*\s*=\s*(?:"[^"<]*"|'[^'<]*'))*)\s*(\/?)>/y;
const endTag = /<\/([A-Za-z_][\w:.-]*)\s*>/y;
const attribute = /([A-Za-z_][\w:.-]*)\s*=\s*(?:"([^"]*)"|'([^']*)')/g;

/**
 * The tokens of an XML document in order, without comments. Null when it is not well-formed in a
 * part that matters for images: then a browser would not show it either. Strict, since a lenient
 * parser could see something else than a browser does.
 */
export function xmlTokens(text: string): XmlToken[] | null {
  const tokens: XmlToken[] = [];
  let at = 0;
  while (at < text.length) {
    const read = tokenAt(text, at);
    if (read === null) return null;
    if (read.token) tokens.push(read.token);
    at = read.next;
  }
  return tokens;
}

interface Read {
  token: XmlToken | null;
  next: number;
}

function tokenAt(text: string, at: number): Read | null {
  if (text[at] !== '<') {
    const end = text.indexOf('<', at);
    const next = end === -1 ? text.length : end;
    return { token: { is: 'text', text: text.slice(at, next) }, next };
  }
  if (text.startsWith('<!--', at)) return within(text, at, '<!--', '-->', () => null);
  if (text.startsWith('<![CDATA[', at)) {
    return within(text, at, '<![CDATA[', ']]>', (inner) => ({ is: 'text', text: inner }));
  }
  if (text.startsWith('<?', at)) {
    return within(text, at, '<?', '?>', (inner) => ({ is: 'instruction', text: inner }));
  }
  // A document type can contain its own declarations, which this parser does not support.
  if (text.startsWith('<!', at)) {
    return { token: { is: 'declaration', text: text.slice(at) }, next: text.length };
  }
  return tagAt(text, at);
}

function within(
  text: string,
  at: number,
  opening: string,
  closing: string,
  made: (inner: string) => XmlToken | null,
): Read | null {
  const start = at + opening.length;
  const end = text.indexOf(closing, start);
  return end === -1 ? null : { token: made(text.slice(start, end)), next: end + closing.length };
}

function tagAt(text: string, at: number): Read | null {
  endTag.lastIndex = at;
  const end = endTag.exec(text);
  if (end) return { token: { is: 'end', name: String(end[1]) }, next: endTag.lastIndex };
  startTag.lastIndex = at;
  const start = startTag.exec(text);
  if (!start) return null;
  const [, name = '', given = '', slash = ''] = start;
  const attributes = [...given.matchAll(attribute)].map(
    ([, key = '', double, single]): [string, string] => [key, double ?? single ?? ''],
  );
  return {
    token: { is: 'start', name, attributes, isEmpty: slash === '/' },
    next: startTag.lastIndex,
  };
}
