import * as v from 'valibot';
import { createOwnerStorage } from '../owner-storage.ts';

/** Each user's last selections on this device, by name. */
const persisted = createOwnerStorage('atrium.device.choices', v.record(v.string(), v.unknown()));

/** A user's last selection on this device; null if there is none or it is no longer valid. */
export function readChoice<Choice>(
  subject: string,
  name: string,
  schema: v.GenericSchema<unknown, Choice>,
): Choice | null {
  const found = v.safeParse(schema, persisted.of(subject)?.[name]);
  return found.success ? found.output : null;
}

/** Stores a user's selection for the next time. */
export function persistChoice(subject: string, name: string, choice: unknown): void {
  persisted.persist(subject, { ...persisted.of(subject), [name]: choice });
}
