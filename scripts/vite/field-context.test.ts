import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { withoutContext } from './field-context.ts';

describe('withoutContext', () => {
  const library = dirname(
    createRequire(import.meta.url).resolve('react-aria-components/package.json'),
  );
  const code = readFileSync(join(library, 'dist/private/Autocomplete.mjs'), 'utf8');

  it('withoutContext removes only the context from the autocomplete, and imports it from another module', () => {
    const contexts = (text: string) => text.match(/createContext\)\(null\)/g)?.length;
    const changed = withoutContext(code);
    expect(contexts(changed)).toBe((contexts(code) ?? 0) - 1);
    expect(changed).toMatch(
      /import \{FieldInputContext as (\S+)\} from "\\u0000virtual:field-context";/,
    );
    expect(changed).toMatch(/as FieldInputContext\b.*\};/);
  });

  it('withoutContext reports when the library’s code has changed', () => {
    expect(() => withoutContext('export {a as Autocomplete};')).toThrow('FieldInputContext');
  });
});
