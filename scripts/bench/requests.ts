import type { OperationId } from '#openapi/generated/operations.ts';
import { full, type Effort } from './effort.ts';
import { median, quantile, type Figure } from './figures.ts';
import { oneDay, openServer, type MeasuredServer, type Sample } from './measured-server.ts';

/** Requests to the large world, spread over the operations of a working day. */
const requests = 1000;
/** A median may be off by as much, on a machine that does other things as well. */
const tolerance = 1.5;
/** In ms, for one request: below what a person notices. */
const p95Budget = 50;

/**
 * Each operation of a working day against the reference server in this process, small and large
 * world in turns. Every answer is held against the contract as well, which is part of the time.
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

/** No operation may grow faster, from the small world to the large one, than what it answers. */
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
  if (!found) throw new Error(`${id} was not called.`);
  return found;
}
