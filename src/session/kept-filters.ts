import * as v from 'valibot';
import { keptByOwner, ownerIn, type TenantOwner } from './kept-by-owner.ts';

const Filters = v.record(v.string(), v.union([v.string(), v.number()]));
/** Of each person in each tenant, what each report was filtered by last. */
const kept = keptByOwner('atrium.device.reportFilters', v.record(v.string(), Filters));

/** Whose filters they are: what there is to choose from is that of a tenant. */
export type FilterOwner = TenantOwner;

/** Parameters of an address. */
export type KeptFilters = v.InferOutput<typeof Filters>;

/** What a person has filtered a report by last on this device; null where it was by nothing. */
export const keptFiltersOf = (owner: FilterOwner, report: string): KeptFilters | null =>
  kept.of(ownerIn(owner))?.[report] ?? null;

/** Keeps what a report is filtered by; one that shows all is forgotten. */
export function keepFilters(owner: FilterOwner, report: string, filters: KeptFilters): void {
  const { [report]: _, ...others } = kept.of(ownerIn(owner)) ?? {};
  const isAll = Object.keys(filters).length === 0;
  kept.keep(ownerIn(owner), isAll ? others : { ...others, [report]: filters });
}
