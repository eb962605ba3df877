import type { components } from '@atrium/contract/generated/types.ts';
import type { Employee } from '../../../store/world/people.ts';

type Place = components['schemas']['ChartPerson']['place'];
type Line = Pick<Employee, 'id' | 'reportingToId'>;

/**
 * The place of each active employee in the chart. Everyone gets one: below a manager who has left
 * they are `ManagerLeft`, in a circle of managers `Cycle`, so that no branch is dropped.
 */
export function findPlaces(people: readonly Line[]): ReadonlyMap<string, Place> {
  const managers = new Map(people.map(({ id, reportingToId }) => [id, reportingToId]));
  const inCycle = findCycles(managers);
  return new Map(
    people.map(({ id, reportingToId }) => {
      if (reportingToId === null) return [id, 'Root'];
      if (!managers.has(reportingToId)) return [id, 'ManagerLeft'];
      return [id, inCycle.has(id) ? 'Cycle' : 'Below'];
    }),
  );
}

/** The people who are above themselves; each is visited once. */
function findCycles(managers: ReadonlyMap<string, string | null>): ReadonlySet<string> {
  const inCycle = new Set<string>();
  const done = new Set<string>();
  for (const start of managers.keys()) {
    const line: string[] = [];
    const positions = new Map<string, number>();
    let id: string | null | undefined = start;
    while (id !== null && id !== undefined && managers.has(id) && !done.has(id)) {
      const at = positions.get(id);
      if (at !== undefined) {
        for (const each of line.slice(at)) inCycle.add(each);
        break;
      }
      positions.set(id, line.length);
      line.push(id);
      id = managers.get(id);
    }
    for (const each of line) done.add(each);
  }
  return inCycle;
}
