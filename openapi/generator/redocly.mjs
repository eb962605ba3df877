import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';

/**
 * The path of Redocly's program, independent of shell and PATH. Throws when the package is not
 * installed.
 */
export function redocly() {
  const manifest = locate();
  return join(dirname(manifest), 'bin', 'cli.js');
}

function locate() {
  try {
    return createRequire(import.meta.url).resolve('@redocly/cli/package.json');
  } catch (cause) {
    throw new Error('The package @redocly/cli is not installed: run npm ci.', { cause });
  }
}
