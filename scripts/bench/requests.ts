import type { OperationId } from '#openapi/generated/operations.ts';
import { full, type Effort } from './effort.ts';
import { median, quantile, type Figure } from './figures.ts';
import { oneDay, openServer, type MeasuredServer, type Sample } from './measured-server.ts';

/** Requests to the large world, across the operations of a working day. */
const requests = 1000;
/** Allowed deviation of a median, on a machine with other load. */
const tolerance = 1.5;
/** In ms per request: below the threshold of perception. */
const p95Budget = 50;

/**
 * Each operation of a working day against the reference server in this process, alternating between
 * small and large world. The time includes validating each response against the contract.
 */
export async function measureRequests(effort: Effort = full): Promise<Figure[]> {
  const small = await openServer('small');
  const large = await openServer(effort.isLarge ? 'large' : 'small');
  await oneDay(small); // the first calls load the handlers
  await oneDay(large);
  const ids = [...large.samples.keys()];
  small.samples.clear();
  large.samples.clear();
  for (let day = 0; day < effort.runs(Math.ceil(requests / ids.length)); day += 1) {
    await oneDay(small);
    await oneDay(large);
  }
  return ids.flatMap((id) => buildFigures(id, getSamples(small, id), getSamples(large, id)));
}

/**
 * From the small world to the large one, an operation's time must not grow faster than its
 * response.
 */
function buildFigures(id: OperationId, small: Sample[], large: Sample[]): Figure[] {
  const times = large.map(({ ms }) => ms);
  const growth = median(times) / median(small.map(({ ms }) => ms));
  const size = (samples: Sample[]) => median(samples.map(({ bytes }) => bytes));
  const returned = size(small) === 0 ? 1 : size(large) / size(small);
  return [
    { name: `${id}, p95`, unit: 'ms', value: quantile(times, 0.95), budget: p95Budget },
    {
      name: `${id}, growth`,
      unit: '×',
      value: growth,
      budget: Math.max(1, returned) * tolerance,
      note: `answers ${returned.toFixed(2)} × as much`,
    },
  ];
}

function getSamples({ samples }: MeasuredServer, id: OperationId): Sample[] {
  const found = samples.get(id);
  if (!found) throw new Error(`Expected a request for ${id}, but none was sent.`);
  return found;
}
