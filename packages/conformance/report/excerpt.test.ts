import { describe, expect, it } from 'vitest';
import type { Exchange } from '../http/exchange.ts';
import { cutAtDifference, buildExcerpt } from './excerpt.ts';

const rows = Array.from({ length: 400 }, (_, at) => ({ id: at, name: `Row ${at}` }));
const json = { rows: rows.with(300, { id: 300, name: 'wrong' }) };
const response = { json, text: JSON.stringify(json) } as Exchange;

describe('an excerpt of a long response', () => {
  it('the excerpt shows the location where the response differs from its schema', () => {
    const shown = buildExcerpt(response, 'rows/300/name', 200);
    expect(shown).toContain('"name":"wrong"');
    expect(shown).toMatch(/^\(\d+ characters before\) … .* … \(\d+ characters after\)$/);
    expect(shown).not.toContain('Row 0');
  });

  it('the excerpt shows the object in which something is missing', () => {
    expect(buildExcerpt(response, 'rows/300/code', 200)).toContain('"id":300');
  });

  it('the excerpt is the start when no location is known, and all of a short response', () => {
    expect(buildExcerpt(response, null, 200)).toMatch(/^\{"rows":\[\{"id":0,/);
    expect(buildExcerpt({ ...response, text: '{}' }, 'rows', 200)).toBe('{}');
  });
});

it('two long values are shown where they differ', () => {
  const [one, other] = [`${'a'.repeat(900)}bc`, `${'a'.repeat(900)}cb`];
  const [shown, right] = cutAtDifference(one, other, 100);
  expect(shown).toMatch(/^\(\d+ characters before\) … a+bc$/);
  expect(right).toMatch(/a+cb$/);
});
