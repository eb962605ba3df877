import type { Plugin } from 'vite';

const id = '\0virtual:field-context';
const name = 'FieldInputContext';
/** The module of the library that contains the context, along with all code for a filtered list. */
const home = /\/react-aria-components\/dist\/private\/Autocomplete\.mjs$/;

/**
 * Text fields look up whether typing filters a list. The library defines that context in the module
 * of the list, 4 kB gzipped that the first page does not need: here it gets a separate module.
 */
export function fieldContext(): Plugin {
  return {
    name: 'atrium:field-context',
    apply: 'build',
    enforce: 'pre',
    resolveId(source, importer = '') {
      const isField = importer.endsWith('/react-aria-components/dist/private/TextField.mjs');
      return source === id || (isField && source === './Autocomplete.mjs') ? id : undefined;
    },
    load(module) {
      if (module !== id) return undefined;
      return `import { createContext } from 'react';\nexport const ${name} = createContext(null);\n`;
    },
    transform(code, module) {
      return home.test(module) ? { code: withoutContext(code), map: null } : undefined;
    },
  };
}

/** Imports the context from the separate module. Throws if the code of the library has changed. */
export function withoutContext(code: string): string {
  const [, local = ''] = new RegExp(`(\\S+) as ${name}\\b`).exec(code) ?? [];
  const made = `const ${local} = /*#__PURE__*/ (0, `;
  const start = local === '' ? -1 : code.indexOf(made);
  if (start < 0)
    throw new Error(
      `Expected react-aria-components to create ${name} with createContext, but its code changed. Update scripts/vite/field-context.ts.`,
    );
  const end = code.indexOf(';', start) + 1;
  const taken = `import {${name} as ${local}} from ${JSON.stringify(id)};`;
  return code.slice(0, start) + taken + code.slice(end);
}
