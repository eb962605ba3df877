import * as v from 'valibot';
import { keep, read } from './device.ts';

const local = () => localStorage;

/**
 * What this device keeps for each owner, by the owner's name. What is damaged, or of an older form,
 * counts as nothing.
 */
export function keptByOwner<Value>(key: string, value: v.GenericSchema<Value>) {
  const Kept = v.record(v.string(), value);
  const all = (): Record<string, Value> => {
    const kept = v.safeParse(Kept, read(local, key));
    return kept.success ? kept.output : {};
  };
  return {
    of: (owner: string): Value | undefined => all()[owner],

    owners: (): readonly string[] => Object.keys(all()),

    /** Null forgets it. */
    keep: (owner: string, kept: Value | null): void => {
      const { [owner]: _, ...others } = all();
      keep(local, key, kept === null ? others : { ...others, [owner]: kept });
    },
  };
}

/** Whose it is where it differs by tenant. */
export interface TenantOwner {
  subject: string;
  tenantId: string;
}

export const ownerIn = ({ subject, tenantId }: TenantOwner): string => `${subject}@${tenantId}`;
