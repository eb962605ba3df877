import type { components } from '@atrium/contract/generated/types.ts';
import type { Condition, Field, Scope } from '../../../store/store.ts';
import type { World } from '../../../store/world.ts';

type Part = components['schemas']['OverviewPart'];

/** The maximum number of rows of a part. */
export const longestPart = 50;

/** The first of some records by name, and the number of all. */
export async function loadPart<N extends keyof World>(
  db: Scope<World>,
  name: N,
  condition: Condition<World[N]> & { by: Field<World[N]> },
  toName: (record: World[N]) => string,
): Promise<Part> {
  const { by, ...conditions } = condition;
  const { rows, total } = await db.page(name, { ...conditions, order: { by }, limit: longestPart });
  return { rows: rows.map((row) => ({ id: row.id, name: toName(row) })), totalCount: total };
}
