import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Contract } from './contract.ts';
import { compareVersions } from './version.ts';

/** Where the released contracts are. */
const folder = join(import.meta.dirname, '..', 'released');

/** The file of a released version. */
export const releasedFile = (version: string): string => join(folder, `${version}.json`);

/** The newest of some file names `1.2.3.json`, without its ending; undefined without any. */
export function newestVersion(files: readonly string[]): string | undefined {
  const versions = files
    .filter((file) => file.endsWith('.json'))
    .map((file) => file.slice(0, -'.json'.length));
  return versions.toSorted(compareVersions).at(-1);
}

/** The contract that was released last. Throws when there is none, or when its name lies. */
export function readReleased(): Contract {
  const version = newestVersion(readdirSync(folder));
  if (!version) throw new Error('openapi/released/ holds no contract.');
  const contract = readContract(releasedFile(version));
  if (contract.info.version !== version) {
    throw new Error(`openapi/released/${version}.json holds version ${contract.info.version}.`);
  }
  return contract;
}

/** The contract of one release. Throws with the releases that there are. */
export function readRelease(version: string): Contract {
  const versions = readdirSync(folder).map((file) => file.slice(0, -'.json'.length));
  if (!versions.includes(version)) {
    throw new Error(`There is no release ${version}: ${versions.join(', ')}.`);
  }
  return readContract(releasedFile(version));
}

/** The contract as it stands. */
export function readCurrent(): Contract {
  return readContract(join(import.meta.dirname, '..', 'generated', 'openapi.json'));
}

const readContract = (file: string): Contract => JSON.parse(readFileSync(file, 'utf8'));
