import * as v from 'valibot';
import { keep, read } from '#session/device.ts';

const key = 'atrium.device.firstSteps';
const local = () => localStorage;

/** Of each person, the tenants whose first steps are done, or not to be shown any more. */
const Kept = v.record(v.string(), v.array(v.string()));

/** Whether a person is through with the first steps of a tenant, on this device. */
export const hasLeftSteps = (personId: string, tenantId: string): boolean =>
  all()[personId]?.includes(tenantId) ?? false;

/** The first steps of a tenant are shown to a person no more. */
export function leaveSteps(personId: string, tenantId: string): void {
  const kept = all();
  const others = (kept[personId] ?? []).filter((id) => id !== tenantId);
  keep(local, key, { ...kept, [personId]: [...others, tenantId] });
}

function all(): v.InferOutput<typeof Kept> {
  const kept = v.safeParse(Kept, read(local, key));
  return kept.success ? kept.output : {};
}
