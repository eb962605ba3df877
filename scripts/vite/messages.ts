import { compileStrings } from '@internationalized/string-compiler';
import type { Plugin } from 'vite';

/**
 * Compiles the text catalogs (`src/i18n/messages/<language>/<area>.json`, ICU MessageFormat) to
 * modules of plain functions, so that the browser parses no messages.
 */
export function messages(): Plugin {
  return {
    name: 'atrium-messages',
    enforce: 'pre',
    transform: {
      filter: { id: /\/i18n\/messages\/[^/]+\/[^/]+\.json$/ },
      handler(code) {
        const compiled = compileStrings(JSON.parse(code)).replace(
          /^module\.exports =/,
          'export default',
        );
        return { code: compiled, moduleType: 'js', map: null };
      },
    },
  };
}
