import { describe, expect, it } from 'vitest';
import { collectFiles } from './closure.ts';

const manifest = {
  'index.html': { file: 'main.js', css: ['main.css'], imports: ['_react.js'] },
  '_react.js': { file: 'react.js', imports: ['_shared.js'] },
  '_shared.js': { file: 'shared.js', imports: ['_react.js'] },
  'src/routes/assets.tsx': { file: 'assets.js', imports: ['_react.js', '_table.js'] },
  'src/routes/teams.tsx': { file: 'teams.js', imports: ['_table.js'] },
  'src/routes/edit.$id.tsx': { file: 'edit.js' },
  '_table.js': { file: 'table.js', css: ['table.css'] },
};
const files = (roots: string[], beyond?: string[]) =>
  [
    ...collectFiles(manifest, { name: 'a', budgetKb: 1, roots, ...(beyond && { beyond }) }),
  ].toSorted();

describe('the files of a budget', () => {
  it('the files of a budget are the static imports with their styles, each once, cycles included', () => {
    expect(files(['index.html'])).toEqual(['main.css', 'main.js', 'react.js', 'shared.js']);
  });

  it('the files of a budget exclude what is already loaded', () => {
    expect(files(['src/routes/assets.tsx'], ['index.html'])).toEqual([
      'assets.js',
      'table.css',
      'table.js',
    ]);
  });

  it('the files of a budget may be named with a star', () => {
    expect(files(['src/routes/*'], ['index.html'])).toHaveLength(5);
  });

  it('the files of a budget may have the $ of a route with a parameter', () => {
    expect(files(['src/routes/edit.$id.tsx'])).toEqual(['edit.js']);
  });

  it('the files of a budget must exist: a renamed root is an error', () => {
    expect(() => files(['src/routes/gone.tsx'])).toThrow('gone.tsx');
    expect(() => files(['src/nothing/*'])).toThrow('src/nothing/*');
  });
});
