import { globSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';

/** The innermost rules of a style sheet, by selector. */
const parseRules = (css: string) =>
  [...css.matchAll(/([^{}]+)\{([^{}]*)\}/g)].map(([, selector = '', body = '']) => ({
    selector: selector.replaceAll(/\/\*.*?\*\//gs, '').trim(),
    body,
  }));

/** Bars that show a length by a themed background, which forced colors remove. */
const findBars = (css: string) =>
  parseRules(css)
    .filter(
      ({ body }) => /block-size: 100%/.test(body) && /background: var\(--color-accent\)/.test(body),
    )
    .map(({ selector }) => selector);

/** The rules that apply only to forced colors. */
const forcedIn = (css: string) =>
  [...css.matchAll(/@media \(forced-colors: active\) \{((?:[^{}]+\{[^{}]*\})*)/g)]
    .map(([, rules = '']) => rules)
    .join('');

const sheets = globSync('src/**/*.module.css')
  .map((path) => ({ path, css: readFileSync(path, 'utf8') }))
  .filter(({ css }) => findBars(css).length > 0);

describe('a bar that shows a length', () => {
  it('a length bar exists in some style sheets', () => {
    expect(sheets.length).toBeGreaterThan(2);
  });

  it.each(sheets)('a length bar is visible in forced colors: $path', ({ css }) => {
    const forced = parseRules(forcedIn(css)).filter(({ body }) => /background: [A-Z]/.test(body));
    expect(forced.map(({ selector }) => selector)).toEqual(expect.arrayContaining(findBars(css)));
  });
});
