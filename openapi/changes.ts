/**
 * Upgrade notes, as Markdown, for a server of an older contract: `npm run contract:changes`
 * compares the contract with the last release, `-- 1.0.0` with that one, `-- 1.0.0 1.4.0` two
 * releases. `-- … > upgrade.md` saves them.
 */
import { readCurrent, readRelease, readReleased } from './compare/released.ts';
import { upgradePage } from './compare/upgrade.ts';

const [from, to] = process.argv.slice(2);
try {
  const before = from === undefined ? readReleased() : readRelease(from);
  const after = to === undefined ? readCurrent() : readRelease(to);
  process.stdout.write(upgradePage(before, after));
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 2;
}
