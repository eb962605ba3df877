import * as v from 'valibot';
import { createOwnerStorage, ownerIn, type TenantOwner } from './kept-by-owner.ts';

const Filters = v.record(v.string(), v.union([v.string(), v.number()]));
/** Of each person in each tenant, what each report was filtered by last. */
const persisted = createOwnerStorage('atrium.device.reportFilters', v.record(v.string(), Filters));

/** Whose filters they are: what there is to choose from is that of a tenant. */
export type FilterOwner = TenantOwner;

/** Parameters of an address. */
export type PersistedFilters = v.InferOutput<typeof Filters>;

/** What a person has filtered a report by last on this device; null where it was by nothing. */
export const readFilters = (owner: FilterOwner, report: string): PersistedFilters | null =>
  persisted.of(ownerIn(owner))?.[report] ?? null;

/** Keeps what a report is filtered by; one that shows all is forgotten. */
export function persistFilters(
  owner: FilterOwner,
  report: string,
  filters: PersistedFilters,
): void {
  const { [report]: _, ...others } = persisted.of(ownerIn(owner)) ?? {};
  const isAll = Object.keys(filters).length === 0;
  persisted.persist(ownerIn(owner), isAll ? others : { ...others, [report]: filters });
}
