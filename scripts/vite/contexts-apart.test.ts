import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { withoutContexts } from './contexts-apart.ts';

const path = 'node_modules/react-aria-components/dist/private/Autocomplete.mjs';

it('all contexts of Autocomplete are imported, and it makes none itself', () => {
  const { code, names } = withoutContexts(readFileSync(path, 'utf8'));
  expect(names).toEqual([
    'AutocompleteContext',
    'AutocompleteStateContext',
    'SelectableCollectionContext',
    'FieldInputContext',
  ]);
  expect(code).not.toMatch(/\$createContext\)\(/);
  expect(code.match(/^import \{ \w+ as .* from "\\u0000/gm)).toHaveLength(4);
});

it('a library without them is told', () => {
  expect(() => withoutContexts('export const a = 1;')).toThrow('no contexts');
});
