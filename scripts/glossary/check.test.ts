import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { checkWords, readDeniedWords } from './check.ts';

const denied = readDeniedWords(readFileSync('docs/glossary.md', 'utf8'));
const check = (path: string, text: string, allowed: string[] = []) =>
  checkWords({ path, text }, { denied, allowed: new Set(allowed) });

describe('the check of denied words', () => {
  it('the glossary lists the denied words', () => {
    expect(denied.size).toBeGreaterThan(60);
    expect(denied.has('refusal')).toBe(true);
  });

  it('the check finds a denied word in a name, a file name and a key of a catalog', () => {
    expect(check('src/a.ts', 'const keptDraft = 1;')).toHaveLength(1);
    expect(check('src/ask-again.ts', 'export {};')).toHaveLength(1);
    expect(check('src/i18n/messages/en/a.json', '{ "chosenRows": "Selected" }')).toHaveLength(1);
  });

  it('the check finds a function whose name ends in Of', () => {
    expect(check('src/a.ts', 'const nameOf = () => 1;')).toHaveLength(1);
  });

  it('the check ignores texts, comments, names of the contract and injected faults', () => {
    expect(check('src/a.ts', '// kept\nconst text = "kept";')).toEqual([]);
    expect(check('src/a.ts', 'row.refused;', ['refused'])).toEqual([]);
    expect(check('src/a.ts', 'tryInjectedFaults();')).toEqual([]);
  });
});
