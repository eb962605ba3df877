import * as v from 'valibot';
import { createOwnerStorage } from './kept-by-owner.ts';

/** Of each person, what they have chosen last on this device, by its name. */
const persisted = createOwnerStorage('atrium.device.choices', v.record(v.string(), v.unknown()));

/** What a person has chosen last on this device; null for nothing, or what makes no sense any more. */
export function readChoice<Choice>(
  subject: string,
  name: string,
  schema: v.GenericSchema<unknown, Choice>,
): Choice | null {
  const found = v.safeParse(schema, persisted.of(subject)?.[name]);
  return found.success ? found.output : null;
}

/** Keeps what a person has chosen, for the next time. */
export function persistChoice(subject: string, name: string, choice: unknown): void {
  persisted.persist(subject, { ...persisted.of(subject), [name]: choice });
}
