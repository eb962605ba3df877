import * as v from 'valibot';
import { keep, read } from './device.ts';

const key = 'atrium.device.choices';
const local = () => localStorage;

/** Of each person, what they have chosen last on this device, by its name. */
const Kept = v.record(v.string(), v.record(v.string(), v.unknown()));

/** What a person has chosen last on this device; null for nothing, or what makes no sense any more. */
export function keptChoice<Choice>(
  subject: string,
  name: string,
  schema: v.GenericSchema<unknown, Choice>,
): Choice | null {
  const kept = v.safeParse(schema, all()[subject]?.[name]);
  return kept.success ? kept.output : null;
}

/** Keeps what a person has chosen, for the next time. */
export function keepChoice(subject: string, name: string, choice: unknown): void {
  const kept = all();
  keep(local, key, { ...kept, [subject]: { ...kept[subject], [name]: choice } });
}

function all(): v.InferOutput<typeof Kept> {
  const kept = v.safeParse(Kept, read(local, key));
  return kept.success ? kept.output : {};
}
