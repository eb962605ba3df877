import autocannon from 'autocannon';
import { newFolder, startServerProcess } from './server-process.ts';
import { signIn } from './sign-in.ts';
import { join } from 'node:path';

const connections = 8;
/** Seconds per list. */
const duration = 3;

/** A page of each list that grows with the tenant. */
const search = { page: 1, pageSize: 20, sort: null, columnFilters: [] };
const lists = {
  'assets list': post('Asset/assets', search),
  'assets list by vendor': post('Asset/assets', { ...search, sort: 'vendorName' }),
  'assets list, searched': post('Asset/assets', { ...search, search: 'laptop 1' }),
  'asset purchase report': post('Asset/asset-purchase-report', search),
  'assets in repair': get('Asset/repairedAssets?page=1&pageSize=20'),
  'projects list': post('project', search),
  'project tags': post('projectTag', search),
  'work picker': get('project/work-selection?searchCharacters=1&skip=0'),
  dashboard: get('dashboard'),
  'central timers': get('clockwork/central/timers'),
  'central members': post('clockwork/central/members', search),
  'employees list': post('employee/search', search),
};
/** Lists that must be this many times faster in the large world than those of the base commit. */
const tenfold = new Set([
  'assets list',
  'projects list',
  'work picker',
  'dashboard',
  'central timers',
]);
const gain = 10;
/** A list may lose this factor from the small to the large world. */
const loss = 3;

/**
 * Requests per second of each list in the small and the large world, as ratios; with the folder of
 * a base commit also against its server in the large world.
 */
export async function measureLists(base) {
  const small = await measureRates('small');
  const large = await measureRates('large');
  const before = base === undefined ? undefined : await measureRates('large', base);
  return names.flatMap((name) => {
    const grown = {
      name: `${name}: small world against the large one`,
      unit: '×',
      value: small[name] / large[name],
      budget: loss,
      note: `${small[name].toFixed(0)} and ${large[name].toFixed(0)} per second`,
    };
    if (!before) return [grown];
    const faster = {
      name: `${name}: large world against the base commit`,
      unit: '×',
      value: large[name] / before[name],
      ...(tenfold.has(name) && { floor: gain }),
      note: `${before[name].toFixed(0)} per second before`,
    };
    return [grown, faster];
  });
}

/** The p99 of a profile call during exports of all assets, against that of an idle server. */
export async function measureDuringExport() {
  return withServer('large', undefined, async (address, headers) => {
    const profile = get('tenantuser/profile');
    const load = (request, connectionCount, seconds) =>
      autocannon({
        url: address,
        headers,
        connections: connectionCount,
        duration: seconds,
        requests: [request],
        timeout: 60,
      });
    await load(profile, 2, 1); // the first calls load the area
    const idle = await load(profile, 2, duration);
    const exporting = load(post('Asset/assetManager-excelExport', search), 1, 3 * duration);
    const busy = await load(profile, 2, 2 * duration);
    await exporting;
    return {
      name: 'profile, p99 during an export against an idle server',
      unit: '×',
      value: busy.latency.p99 / Math.max(1, idle.latency.p99),
      budget: 3,
      note: `${idle.latency.p99} and ${busy.latency.p99} ms`,
    };
  });
}

const names = Object.keys(lists);

function measureRates(size, program) {
  return withServer(size, program, async (address, headers) => {
    const rates = {};
    for (const name of names) {
      const load = (seconds) =>
        autocannon({
          url: address,
          headers,
          connections,
          duration: seconds,
          requests: [lists[name]],
          timeout: 60,
        });
      await load(1); // the first call loads and seeds the area
      const { requests, non2xx, errors } = await load(duration);
      if (non2xx + errors > 0) throw new Error(`${name}: ${non2xx + errors} requests failed.`);
      rates[name] = requests.average;
    }
    return rates;
  });
}

/** Does work with a server of its own in a new folder, as a signed-in administrator. */
export async function withServer(size, program, work) {
  const { folder, remove } = newFolder();
  const server = await startServerProcess(join(folder, 'world.db'), size, program);
  try {
    const headers = {
      Authorization: `Bearer ${await signIn(server.address, 'ava')}`,
      'Content-Type': 'application/json',
    };
    return await work(server.address, headers);
  } finally {
    await server.stop();
    remove();
  }
}

function get(path) {
  return { method: 'GET', path: `/api/aster/${path}` };
}

function post(path, body) {
  return { method: 'POST', path: `/api/aster/${path}`, body: JSON.stringify(body) };
}
