/**
 * Writes all files generated from the contract: `node openapi/generate.mjs`. With `--check` it
 * writes nothing; it lists differing files and exits with 1.
 */
import { mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { bundleContract } from './generator/bundle.mjs';
import { finishBundle, withTextPatterns } from './generator/finish.mjs';
import { listAreas, listOperations } from './generator/operations.mjs';
import {
  addressesFile,
  areasFile,
  callsFile,
  callsOfAreaFile,
  operationsFile,
  operationsOfAreaFile,
  privilegesFile,
} from './generator/tables.mjs';
import { buildResponseLoaders, buildResponseSchemas, requestsFile } from './generator/schemas.mjs';
import { bundleTypesFile, typesFile } from './generator/types.mjs';

const here = dirname(fileURLToPath(import.meta.url));
/** Folders that only contain generated files. */
const folders = ['generated', 'client/calls'];

/** All generated files: path below this folder → text. */
async function generate() {
  const contract = finishBundle(await bundleContract(here));
  const operations = listOperations(contract);
  const areas = listAreas(operations);
  const files = new Map([
    ['generated/openapi.json', `${JSON.stringify(withTextPatterns(contract), null, 2)}\n`],
    ['generated/openapi.d.json.ts', bundleTypesFile()],
    ['generated/types.ts', await typesFile(contract)],
    ['generated/operations.ts', operationsFile(operations)],
    ['generated/addresses.ts', addressesFile(operations)],
    ['generated/areas.ts', areasFile(operations)],
    ['generated/privileges.ts', privilegesFile(contract)],
    ['generated/answers.ts', buildResponseLoaders(areas)],
    ['client/calls/all.ts', callsFile(areas)],
  ]);
  for (const area of areas) {
    const ofArea = operations.filter((operation) => operation.area === area);
    files.set(`generated/operations/${area}.ts`, operationsOfAreaFile(contract, ofArea));
    files.set(`generated/schemas/${area}.requests.ts`, requestsFile(contract, ofArea));
    files.set(`generated/schemas/${area}.answers.ts`, buildResponseSchemas(contract, ofArea));
    files.set(`client/calls/${area}.ts`, callsOfAreaFile(area, ofArea));
  }
  return files;
}

/** Paths of the existing generated files. */
async function present() {
  const found = await Promise.all(folders.map(filesIn));
  return found.flat();
}

async function filesIn(folder) {
  const entries = await readdir(join(here, folder), { recursive: true, withFileTypes: true }).catch(
    () => [],
  );
  return entries
    .filter((entry) => entry.isFile())
    .map(({ parentPath, name }) => join(parentPath, name).slice(here.length + 1))
    .map((path) => path.replaceAll('\\', '/'));
}

async function write(files) {
  for (const [path, text] of files) {
    await mkdir(dirname(join(here, path)), { recursive: true });
    await writeFile(join(here, path), text);
  }
  for (const path of await present()) if (!files.has(path)) await rm(join(here, path));
}

async function check(files) {
  const paths = new Set([...files.keys(), ...(await present())]);
  const differing = [];
  for (const path of [...paths].toSorted((a, b) => (a < b ? -1 : 1))) {
    const text = await readFile(join(here, path), 'utf8').catch(() => undefined);
    if (text !== files.get(path)) differing.push(`openapi/${path}`);
  }
  if (differing.length === 0) return;
  console.error(`These files are out of date. Run npm run contract:\n  ${differing.join('\n  ')}`);
  process.exitCode = 1;
}

const files = await generate();
await (process.argv.includes('--check') ? check(files) : write(files));
