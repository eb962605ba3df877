/**
 * Stores the released contract: `npm run contract:release` copies the bundle to
 * `openapi/released/<version>.json`, byte by byte. Rejected while something blocks the release, or
 * when that version was released with other content.
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
  problems.push(`openapi/CHANGELOG.md has no heading "## ${version}". Add it.`);
}
if (existsSync(target) && readFileSync(target, 'utf8') !== bundle) {
  problems.push(`openapi/released/${version}.json has a different contract. Raise info.version.`);
}
if (problems.length > 0) {
  console.error(`Cannot release the contract:\n   ${problems.join('\n  ')}`);
  process.exitCode = 1;
} else {
  writeFileSync(target, bundle);
  console.log(`openapi/released/${version}.json`);
}
