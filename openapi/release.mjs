/**
 * Keeps the contract as released: `npm run contract:release` copies the bundle to
 * `openapi/released/<version>.json`, byte by byte. Refused while something forbids the release, or
 * when that version was released with another content.
 */
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { readCurrent, readReleased, releasedFile } from './compare/released.ts';
import { hasHeading, versionProblems } from './compare/version.ts';

const bundle = readFileSync(new URL('generated/openapi.json', import.meta.url), 'utf8');
const changelog = readFileSync(new URL('CHANGELOG.md', import.meta.url), 'utf8');
const current = readCurrent();
const { version } = current.info;
const target = releasedFile(version);

const problems = versionProblems(readReleased(), current);
if (!hasHeading(changelog, version)) {
  problems.push(`openapi/CHANGELOG.md has no heading "## ${version}".`);
}
if (existsSync(target) && readFileSync(target, 'utf8') !== bundle) {
  problems.push(`openapi/released/${version}.json holds another contract: raise info.version.`);
}
if (problems.length > 0) {
  console.error(`The contract is not released:\n  ${problems.join('\n  ')}`);
  process.exitCode = 1;
} else {
  writeFileSync(target, bundle);
  console.log(`openapi/released/${version}.json`);
}
