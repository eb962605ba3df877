import type { ReactNode } from 'react';

/** The marks that the catalogs put around a name, whose direction may differ from its sentence. */
const opening = /[\u2066-\u2068]/u;
const closing = '\u2069';
const directions: Readonly<Record<string, 'ltr' | 'rtl'>> = { '\u2066': 'ltr', '\u2067': 'rtl' };

/**
 * Renders a text: parts between direction marks become a `bdi` element, so that no hidden character
 * is copied with a code. Other nodes stay unchanged.
 */
export function isolate(node: ReactNode): ReactNode {
  if (typeof node !== 'string' || !opening.test(node)) return node;
  const shown: ReactNode[] = [];
  let rest = node;
  for (let at = rest.search(opening); at >= 0; at = rest.search(opening)) {
    const end = rest.indexOf(closing, at);
    const name = rest.slice(at + 1, end < 0 ? undefined : end);
    shown.push(
      withoutMarks(rest.slice(0, at)),
      <bdi key={shown.length} dir={directions[rest.charAt(at)]}>
        {withoutMarks(name)}
      </bdi>,
    );
    rest = end < 0 ? '' : rest.slice(end + 1);
  }
  return [...shown, withoutMarks(rest)];
}

/** Marks a name that code inserts into a text, for `isolate`. */
export const markName = (name: string): string => `\u2068${name}\u2069`;

/** Removes the marks from a text that cannot contain elements, e.g. for a file or a tab title. */
export const withoutMarks = (text: string): string => text.replaceAll(/[\u2066-\u2069]/gu, '');
