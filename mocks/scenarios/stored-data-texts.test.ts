import { describe, expect, it } from 'vitest';
import { storedDataTexts } from './stored-data-texts.ts';

describe('the question about stored demo data', () => {
  const outdated = { reason: 'outdated', expected: 13, found: 12 } as const;

  it.each(['en', 'fr', 'es', 'zh', 'ar'])('names both versions in %s', (language) => {
    const { what, ...others } = storedDataTexts(language, outdated);
    expect(what).toMatch(/13.*12/);
    expect(Object.values(others).join('')).not.toMatch(/[{}]/);
  });

  it('says that a version is newer where it cannot be told', () => {
    expect(storedDataTexts('en-US', { ...outdated, found: null }).what).toBe(
      'Atrium expects demo data of version 13, and found a newer one.',
    );
  });

  it('speaks of damage where parts are missing', () => {
    expect(storedDataTexts('de', { ...outdated, reason: 'damaged' }).title).toBe(
      'The demo data in this browser is damaged',
    );
  });
});
