import { describe, expect, it } from 'vitest';
import { book, librarySchema } from './library.fixtures.ts';
import { createMemoryStore } from './memory.ts';
import { storeSuite } from './store.suite.ts';

storeSuite('memory', async (schema) => createMemoryStore(schema));

describe('memory: size', () => {
  it('the memory store finds the right records among 100,000', async () => {
    const store = createMemoryStore(librarySchema);
    const day = (at: number) => new Date(at * 60_000).toISOString();
    await store.transaction('write', async ({ tenant }) => {
      const north = tenant('north');
      for (let at = 0; at < 100_000; at += 1) {
        await north.put(
          'books',
          book(`${at}`, { author: `a${at % 100}`, pages: at, loanedAt: day(at) }),
        );
      }
    });
    const lookUp = (author: string, pages: number) =>
      store.transaction('read', ({ tenant }) =>
        tenant('north').query('books', {
          where: { author, pages: { from: pages }, isRare: false },
          limit: 5,
        }),
      );
    for (let at = 0; at < 100; at += 1) {
      const found = await lookUp(`a${at}`, 99_000);
      expect(found.map(({ author }) => author)).toEqual(Array.from({ length: 5 }, () => `a${at}`));
      expect(found.every(({ pages }) => pages >= 99_000)).toBe(true);
    }
  });
});
