import type { Operation } from '../../contract/shapes.ts';
import type { AreaContext } from '../../run/context.ts';
import { createKnown } from '../../scenario/known.ts';
import { checkAuthors } from '../records/authors.ts';
import { checkDeletions } from '../records/deletions.ts';
import { checkFormats } from './formats.ts';
import { checkIsolation } from '../access/isolation.ts';
import { makersAmong } from '../access/other-tenant.ts';
import { isStream } from '../lists/readings.ts';

/**
 * The checks that a call has no side effects: in other tenants, and, for a deletion, on other
 * records. No one else may change data in the meantime. For a part of the contract, the selected
 * operations are checked against the records of all lists.
 */
export async function checkSurroundings(
  areas: readonly AreaContext[],
  selected: readonly Operation[],
): Promise<void> {
  const [some] = areas;
  if (!some) return;
  const { operations: all } = some.contract;
  const contexts = new Map(areas.map((each) => [each.area, each]));
  const getContext = (area: string): AreaContext => {
    const found = contexts.get(area) ?? {
      ...some,
      area,
      isUnchecked: true,
      known: createKnown(),
      fixtures: new Map(),
      touched: new Set<string>(),
    };
    contexts.set(area, found);
    return found;
  };
  await checkIsolation(getContext, selected, all);
  // Others respond to or link existing records.
  const creates = makersAmong(selected, all).filter(
    ({ id, unique }) => unique !== null || all.some(({ record }) => record?.create === id),
  );
  await checkAuthors(getContext, creates, all);
  await checkFormats(getContext, selected);
  await checkDeletions(getContext, {
    all,
    // Others end a state, e.g. a subscription, and delete no record.
    deletions: selected.filter(({ id, method }) => method === 'DELETE' && id.startsWith('delete')),
    readings: all.filter((operation) => !isStream(operation)),
  });
}
