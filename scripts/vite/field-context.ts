import type { Plugin } from 'vite';

const id = '\0virtual:field-context';
const name = 'FieldInputContext';
/** The library's module that has the context, and a whole list to filter beside it. */
const home = /\/react-aria-components\/dist\/private\/Autocomplete\.mjs$/;

/**
 * Text fields ask whether a list is filtered by what is typed in them. The answer is kept beside that
 * list, 4 kB gzip which the first page does without: here it has a module of its own.
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

/** Takes the context from its own module. Throws where the library is written otherwise. */
export function withoutContext(code: string): string {
  const [, local = ''] = new RegExp(`(\\S+) as ${name}\\b`).exec(code) ?? [];
  const made = `const ${local} = /*#__PURE__*/ (0, `;
  const start = local === '' ? -1 : code.indexOf(made);
  if (start < 0) throw new Error(`react-aria-components makes ${name} in another way now.`);
  const end = code.indexOf(';', start) + 1;
  const taken = `import {${name} as ${local}} from ${JSON.stringify(id)};`;
  return code.slice(0, start) + taken + code.slice(end);
}
