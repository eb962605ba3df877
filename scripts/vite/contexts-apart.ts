import type { Plugin } from 'vite';

const id = '\0autocomplete-contexts';
const ofLibrary = '/node_modules/react-aria-components/dist/private/';

/** A context of Autocomplete.mjs, made there and exported under its name. */
const made = /const ([\w$]+) = \/\*#__PURE__\*\/ \(0, [\w$]+\$createContext\)\(null\);/g;

/** The module without the contexts that it makes: it imports them. Throws where it has none. */
export function withoutContexts(code: string): { code: string; names: string[] } {
  const names: string[] = [];
  const changed = code.replaceAll(made, (_, local: string) => {
    const [, name] = new RegExp(`[{ ]${local.replaceAll('$', '\\$')} as (\\w+)`).exec(code) ?? [];
    if (name === undefined) throw new Error(`${local} is not exported.`);
    names.push(name);
    return `import { ${name} as ${local} } from ${JSON.stringify(id)};`;
  });
  if (names.length === 0) throw new Error('Autocomplete.mjs makes no contexts any more.');
  return { code: changed, names };
}

/**
 * Every text field and list of react-aria-components asks for the contexts of its Autocomplete, and got
 * all of it along, 2 kB gzip that only the palette and a choice of many use. The contexts get a module
 * of their own.
 */
export function contextsApart(): Plugin {
  const names = [
    'AutocompleteContext',
    'AutocompleteStateContext',
    'SelectableCollectionContext',
    'FieldInputContext',
  ];
  return {
    name: 'atrium-contexts-apart',
    apply: 'build',
    enforce: 'pre',
    resolveId: (source, importer) =>
      source === id || (source === './Autocomplete.mjs' && importer?.includes(ofLibrary))
        ? id
        : null,
    load: (source) =>
      source === id
        ? `import { createContext } from 'react';\n${names.map((name) => `export const ${name} = /*#__PURE__*/ createContext(null);`).join('\n')}`
        : null,
    transform: {
      filter: { id: /react-aria-components\/dist\/private\/Autocomplete\.mjs$/ },
      handler: (code) => ({ code: withoutContexts(code).code, map: null }),
    },
  };
}
