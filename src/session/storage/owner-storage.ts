import * as v from 'valibot';
import { persist, read } from './device.ts';
import { getShownPerson } from '../shown-person.ts';

const local = () => localStorage;

/**
 * Storage on this device for each owner, by the owner's name. Damaged or outdated values count as
 * missing. While the tenant is viewed as another person, nothing is stored for that person, who would
 * find the viewer's choices on a shared device. Source: PEOPL-D35.
 */
export function createOwnerStorage<Value>(key: string, value: v.GenericSchema<Value>) {
  const Persisted = v.record(v.string(), value);
  const all = (): Record<string, Value> => {
    const persisted = v.safeParse(Persisted, read(local, key));
    return persisted.success ? persisted.output : {};
  };
  return {
    of: (owner: string): Value | undefined => all()[owner],

    owners: (): readonly string[] => Object.keys(all()),

    /** Null deletes the value. */
    persist: (owner: string, persisted: Value | null): void => {
      if (isViewed(owner)) return;
      const { [owner]: _, ...others } = all();
      persist(local, key, persisted === null ? others : { ...others, [owner]: persisted });
    },
  };
}

/** The owner of data that differs by tenant. */
export interface TenantOwner {
  subject: string;
  tenantId: string;
}

export const ownerIn = ({ subject, tenantId }: TenantOwner): string => `${subject}@${tenantId}`;

/** Whether an owner is the person as whom this tab views the tenant. */
function isViewed(owner: string): boolean {
  const shown = getShownPerson();
  return shown !== null && (owner === shown || owner.startsWith(`${shown}@`));
}
