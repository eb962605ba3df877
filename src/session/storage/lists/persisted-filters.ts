import * as v from 'valibot';
import { createOwnerStorage, ownerIn, type TenantOwner } from '../owner-storage.ts';

const Filters = v.record(v.string(), v.union([v.string(), v.number()]));
/** Each user's last filters in each tenant, by report. */
const persisted = createOwnerStorage('atrium.device.reportFilters', v.record(v.string(), Filters));

/** The owner of the filters; the filter options differ by tenant. */
export type FilterOwner = TenantOwner;

/** Parameters of a URL. */
export type PersistedFilters = v.InferOutput<typeof Filters>;

/** A user's last filters of a report on this device; null if there were none. */
export const readFilters = (owner: FilterOwner, report: string): PersistedFilters | null =>
  persisted.of(ownerIn(owner))?.[report] ?? null;

/** Stores the filters of a report; empty filters are not stored. */
export function persistFilters(
  owner: FilterOwner,
  report: string,
  filters: PersistedFilters,
): void {
  const { [report]: _, ...others } = persisted.of(ownerIn(owner)) ?? {};
  const isAll = Object.keys(filters).length === 0;
  persisted.persist(ownerIn(owner), isAll ? others : { ...others, [report]: filters });
}
