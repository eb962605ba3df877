/**
 * Writes everything that the contract decides: `node openapi/generate.mjs`.
 * With `--check` nothing is written; files that differ are named and the exit code is 1.
 */
import { mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { bundleContract } from './generator/bundle.mjs';
import { areasOf, operationsOf } from './generator/operations.mjs';
import { operationsFile, privilegesFile } from './generator/tables.mjs';
import { answerLoadersFile, answersFile, requestsFile } from './generator/schemas.mjs';
import { bundleTypesFile, typesFile } from './generator/types.mjs';

const here = dirname(fileURLToPath(import.meta.url));
const target = join(here, 'generated');

/** All generated files: path below `generated` → text. */
async function generate() {
  const contract = await bundleContract(here);
  const operations = operationsOf(contract);
  const files = new Map([
    ['openapi.json', `${JSON.stringify(contract, null, 2)}\n`],
    ['openapi.d.json.ts', bundleTypesFile()],
    ['types.ts', await typesFile(contract)],
    ['operations.ts', operationsFile(contract, operations)],
    ['privileges.ts', privilegesFile(contract)],
    ['answers.ts', answerLoadersFile(areasOf(operations))],
  ]);
  for (const area of areasOf(operations)) {
    const ofArea = operations.filter((operation) => operation.area === area);
    files.set(`schemas/${area}.requests.ts`, requestsFile(contract, ofArea));
    files.set(`schemas/${area}.answers.ts`, answersFile(contract, ofArea));
  }
  return files;
}

/** Paths below `generated` of the files that are there now. */
async function present() {
  const entries = await readdir(target, { recursive: true, withFileTypes: true }).catch(() => []);
  return entries
    .filter((entry) => entry.isFile())
    .map(({ parentPath, name }) => join(parentPath, name).slice(target.length + 1))
    .map((path) => path.replaceAll('\\', '/'));
}

async function write(files) {
  for (const [path, text] of files) {
    await mkdir(dirname(join(target, path)), { recursive: true });
    await writeFile(join(target, path), text);
  }
  for (const path of await present()) if (!files.has(path)) await rm(join(target, path));
}

async function check(files) {
  const paths = new Set([...files.keys(), ...(await present())]);
  const differing = [];
  for (const path of [...paths].toSorted((a, b) => (a < b ? -1 : 1))) {
    const text = await readFile(join(target, path), 'utf8').catch(() => undefined);
    if (text !== files.get(path)) differing.push(`openapi/generated/${path}`);
  }
  if (differing.length === 0) return;
  console.error(`Not what the contract says; run npm run contract:\n  ${differing.join('\n  ')}`);
  process.exitCode = 1;
}

const files = await generate();
await (process.argv.includes('--check') ? check(files) : write(files));
