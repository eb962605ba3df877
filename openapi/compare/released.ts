import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Contract } from './contract.ts';
import { compareVersions } from './version.ts';

/** The folder of the released contracts. */
const folder = join(import.meta.dirname, '..', 'released');

/** The file of a released version. */
export const releasedFile = (version: string): string => join(folder, `${version}.json`);

/**
 * The newest version among file names like `1.2.3.json`, without the extension; undefined if there
 * is none.
 */
export function newestVersion(files: readonly string[]): string | undefined {
  const versions = files
    .filter((file) => file.endsWith('.json'))
    .map((file) => file.slice(0, -'.json'.length));
  return versions.toSorted(compareVersions).at(-1);
}

/** The last released contract. Throws if there is none, or if its file name and version differ. */
export function readReleased(): Contract {
  const version = newestVersion(readdirSync(folder));
  if (!version) throw new Error('openapi/released/ has no contract. Run npm run contract:release.');
  const contract = readContract(releasedFile(version));
  if (contract.info.version !== version) {
    throw new Error(
      `openapi/released/${version}.json must have info.version ${version}, but has ${contract.info.version}.`,
    );
  }
  return contract;
}

/** The contract of a release. Throws with a list of the existing releases. */
export function readRelease(version: string): Contract {
  const versions = readdirSync(folder).map((file) => file.slice(0, -'.json'.length));
  if (!versions.includes(version)) {
    throw new Error(`Unknown release ${version}. Use one of: ${versions.join(', ')}.`);
  }
  return readContract(releasedFile(version));
}

/** The current contract. */
export function readCurrent(): Contract {
  return readContract(join(import.meta.dirname, '..', 'generated', 'openapi.json'));
}

const readContract = (file: string): Contract => JSON.parse(readFileSync(file, 'utf8'));
