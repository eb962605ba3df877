import { describe, expect, it } from 'vitest';
import { storedDataTexts } from './stored-data-texts.ts';

describe('the prompt about stored demo data', () => {
  const outdated = { reason: 'outdated', expected: 13, found: 12 } as const;

  it.each(['en', 'fr', 'es', 'zh', 'ar'])(
    'the stored-data prompt names both versions in %s',
    (language) => {
      const { what, ...others } = storedDataTexts(language, outdated);
      expect(what).toMatch(/13.*12/);
      expect(Object.values(others).join('')).not.toMatch(/[{}]/);
    },
  );

  it('the stored-data prompt describes an unknown version as newer', () => {
    expect(storedDataTexts('en-US', { ...outdated, found: null }).what).toBe(
      'Atrium needs demo data version 13 but found a newer one.',
    );
  });

  it('the stored-data prompt reports damage when parts are missing', () => {
    expect(storedDataTexts('de', { ...outdated, reason: 'damaged' }).title).toBe(
      'The demo data in this browser is damaged',
    );
  });
});
