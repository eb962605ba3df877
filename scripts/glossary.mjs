// Checks every name of the project against the denied words of docs/glossary.md.
import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { allowedNames } from './glossary/allowed.ts';
import { checkWords, readDeniedWords } from './glossary/check.ts';

process.chdir(join(dirname(fileURLToPath(import.meta.url)), '..'));

const denied = readDeniedWords(readFileSync('docs/glossary.md', 'utf8'));
const contract = JSON.parse(readFileSync('openapi/generated/openapi.json', 'utf8'));
const allowed = new Set([...allowedNames, ...readContractNames(contract)]);

const isGenerated = /\.gen\.|^openapi\/(?:generated|released|client\/calls)\//;
const isChecked = /\.(?:[cm]?[jt]sx?)$|^src\/i18n\/messages\/en\/.*\.json$/;
const paths = execFileSync('git', ['ls-files', '--cached', '--others', '--exclude-standard'], {
  encoding: 'utf8',
})
  .trim()
  .split('\n')
  .filter((path) => isChecked.test(path) && !isGenerated.test(path));

const findings = paths.flatMap((path) =>
  checkWords({ path, text: readFileSync(path, 'utf8') }, { denied, allowed }),
);
for (const finding of findings) console.error(finding);
console.log(`${paths.length} files, ${findings.length} denied words`);
process.exitCode = findings.length > 0 ? 1 : 0;

/**
 * Property names, operation ids and enum values of the contract, which are fixed by a released
 * contract.
 */
function readContractNames(value) {
  if (Array.isArray(value)) return value.flatMap(readContractNames);
  if (typeof value !== 'object' || value === null)
    return typeof value === 'string' && /^\w+$/.test(value) ? [value] : [];
  return Object.entries(value).flatMap(([key, child]) => [key, ...readContractNames(child)]);
}
