import * as v from 'valibot';
import { keptByOwner } from './kept-by-owner.ts';

/** Of each person, what they have chosen last on this device, by its name. */
const kept = keptByOwner('atrium.device.choices', v.record(v.string(), v.unknown()));

/** What a person has chosen last on this device; null for nothing, or what makes no sense any more. */
export function keptChoice<Choice>(
  subject: string,
  name: string,
  schema: v.GenericSchema<unknown, Choice>,
): Choice | null {
  const found = v.safeParse(schema, kept.of(subject)?.[name]);
  return found.success ? found.output : null;
}

/** Keeps what a person has chosen, for the next time. */
export function keepChoice(subject: string, name: string, choice: unknown): void {
  kept.keep(subject, { ...kept.of(subject), [name]: choice });
}
