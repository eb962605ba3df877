import * as v from 'valibot';
import { keep, read } from './device.ts';

const key = 'atrium.device.reportFilters';
const local = () => localStorage;

const Filters = v.record(v.string(), v.union([v.string(), v.number()]));
/** Of each person in each tenant, what each report was filtered by last. */
const Kept = v.record(v.string(), v.record(v.string(), Filters));

/** Whose filters they are: what there is to choose from is that of a tenant. */
export interface FilterOwner {
  subject: string;
  tenantId: string;
}

/** Parameters of an address. */
export type KeptFilters = v.InferOutput<typeof Filters>;

/** What a person has filtered a report by last on this device; null where it was by nothing. */
export const keptFiltersOf = (owner: FilterOwner, report: string): KeptFilters | null =>
  all()[nameOf(owner)]?.[report] ?? null;

/** Keeps what a report is filtered by; one that shows all is forgotten. */
export function keepFilters(owner: FilterOwner, report: string, filters: KeptFilters): void {
  const kept = all();
  const name = nameOf(owner);
  const { [report]: _, ...others } = kept[name] ?? {};
  const isAll = Object.keys(filters).length === 0;
  keep(local, key, { ...kept, [name]: isAll ? others : { ...others, [report]: filters } });
}

const nameOf = ({ subject, tenantId }: FilterOwner) => `${subject}@${tenantId}`;

function all(): v.InferOutput<typeof Kept> {
  const kept = v.safeParse(Kept, read(local, key));
  return kept.success ? kept.output : {};
}
