// Checks whether node_modules matches package-lock.json. Contents are compared, not times: a
// checkout changes times without changing a package.
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** True when every package of the lockfile is installed in its version, and Node 24 is included. */
export function isInstalled(root) {
  const expected = readPackages(join(root, 'package-lock.json'));
  const present = readPackages(join(root, 'node_modules', '.package-lock.json'));
  if (!expected || !present) return false;
  return missingPackages(expected, present).length === 0 && hasOwnNode(root);
}

/**
 * The lockfile's keys that are missing or of another version. Optional packages may be missing:
 * they are the binaries of other platforms.
 */
export function missingPackages(expected, present) {
  return Object.entries(expected)
    .filter(([path]) => path !== '')
    .filter(([path, entry]) => {
      const found = present[path];
      if (!found) return entry.optional !== true && entry.devOptional !== true;
      return found.version !== entry.version || found.integrity !== entry.integrity;
    })
    .map(([path]) => path);
}

/**
 * The npm package `node` downloads its program in an install script, which a setting may forbid.
 */
export function hasOwnNode(root) {
  const bin = join(root, 'node_modules', 'node', 'bin');
  return existsSync(join(bin, 'node')) || existsSync(join(bin, 'node.exe'));
}

function readPackages(lockfile) {
  try {
    return JSON.parse(readFileSync(lockfile, 'utf8')).packages;
  } catch {
    return undefined;
  }
}
