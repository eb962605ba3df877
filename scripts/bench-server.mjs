// `npm run bench:server`: loads the reference server over HTTP, with SQLite, on this machine only.
// Prints a table of figures against their targets, and exits with 1 when one is missed. With
// `-- --lists [folder]` only the lists in the small and the large world, also against the version
// in a folder, e.g. a worktree of the base commit with its packages. With `-- --scale` only times of
// responses in the large world against a small list.
import autocannon from 'autocannon';
import { availableParallelism, loadavg } from 'node:os';
import { join } from 'node:path';
import { holds, median, formatTable } from './bench/figures.ts';
import { measureDuringExport, measureLists } from './bench/server-lists.mjs';
import { measureScale } from './bench/server-scale.mjs';
import { newFolder, startServerProcess } from './bench/server-process.ts';
import { signIn } from './bench/sign-in.ts';

const connections = 16;
/** Seconds per kind of load. */
const duration = 10;
/** Number of requests while memory is measured, in parts; and maximum seconds per part. */
const watched = { requests: 100_000, parts: 10, limit: 30 };

const reads = ['/user/tenants', '/user/role', '/aster/tenantuser/profile'].map((path) => ({
  method: 'GET',
  path: `/api${path}`,
}));

const write = {
  method: 'POST',
  path: '/api/UserLoginAnalytics/saveUserLogin',
  setupRequest: (request) => ({
    ...request,
    headers: { ...request.headers, 'content-type': 'application/json' },
    body: JSON.stringify(login()),
  }),
};

const login = () => ({
  id: crypto.randomUUID(),
  employeeId: 'employee-ben',
  tenantId: 'aster',
  ipAddress: '127.0.0.1',
  timestamp: new Date().toISOString(),
  dateTimeStampFormatted: '',
  browser: 'Bench',
});

const isLists = process.argv[2] === '--lists';
const isScale = process.argv[2] === '--scale';
const [, , , base] = process.argv;
const { folder, remove } = newFolder();
const db = join(folder, 'world.db');
const figures = [];
try {
  if (!isLists) figures.push(...(await measureScale()));
  if (!isScale) {
    figures.push(...(await measureLists(base && join(base, 'mocks/server.ts'))));
    figures.push(await measureDuringExport());
  }
  if (!isLists && !isScale) await measureAll();
} finally {
  remove();
}

async function measureAll() {
  await withServer(async (server, load) => {
    const value = server.startedIn / 1000;
    figures.push({ name: 'start with the large demo data', unit: 's', value, budget: 10 });
    await load([...reads, write], { duration: 2 }); // the first calls load the areas
    figures.push(...buildFigures('reads', await load(reads, { duration }), 1500));
    figures.push(...buildFigures('writes', await load([write], { duration }), 300));
  });
  // Seeding leaves free heap that would hide a leak, so a new process is used.
  await withServer(async (server, load) => figures.push(...(await watchMemory(server, load))));
}

console.log(formatTable(figures));
const missed = figures.filter((figure) => !holds(figure));
const [busy = 0] = loadavg();
if (missed.length > 0 && busy > availableParallelism()) {
  console.log(`The machine is busy, so the figures may be too high (load ${busy.toFixed(1)}).`);
}
console.log(`\n${figures.length - missed.length} reached, ${missed.length} missed`);
process.exitCode = missed.length > 0 ? 1 : 0;

function buildFigures(name, result, floor) {
  return [
    { name: `${name} per second`, unit: '/s', value: result.requests.average, floor },
    { name: `${name}, p99`, unit: 'ms', value: result.latency.p99, budget: 50 },
    { name: `${name}: failed requests`, unit: '', value: failed(result), budget: 0 },
  ];
}

function failed({ errors, timeouts, non2xx }) {
  return errors + timeouts + non2xx;
}

/** Runs `work` with a server on the database and a function that loads it as Ben. */
async function withServer(work) {
  const server = await startServerProcess(db, 'large');
  try {
    const headers = {
      Authorization: `Bearer ${await signIn(server.address, 'ben')}`,
      'Content-Type': 'application/json',
    };
    await work(server, (requests, bounds) =>
      autocannon({ url: server.address, connections, headers, requests, ...bounds }),
    );
  } finally {
    await server.stop();
  }
}

/**
 * Nine GETs and one write in turns: compares the memory of the last third with that of the second.
 */
async function watchMemory(server, load) {
  const { requests, parts, limit } = watched;
  const mixed = [...reads, ...reads, ...reads, write];
  const memory = [];
  let problems = 0;
  let responded = 0;
  for (let part = 0; part < parts; part += 1) {
    const running = load(mixed, { amount: requests / parts });
    const late = setTimeout(() => running.stop(), limit * 1000);
    const result = await running;
    clearTimeout(late);
    problems += failed(result);
    responded += result['2xx'];
    memory.push(server.memory());
  }
  const third = Math.floor(parts / 3);
  const before = median(memory.slice(third, 2 * third));
  const after = median(memory.slice(-third));
  return [
    { name: 'requests while memory is measured', unit: '', value: responded, floor: requests },
    { name: 'of these, failed', unit: '', value: problems, budget: 0 },
    {
      name: 'memory growth during these requests',
      unit: 'MB',
      value: after - before,
      budget: 16,
      note: `${memory.map((each) => each.toFixed(1)).join(' ')} MB`,
    },
  ];
}
