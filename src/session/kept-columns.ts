import { useState } from 'react';
import * as v from 'valibot';
import { keep, read } from './device.ts';

const key = 'atrium.device.columns';
const local = () => localStorage;

/** Of each person, the hidden columns of each list. */
const Kept = v.record(v.string(), v.record(v.string(), v.array(v.string())));

/** The columns of a list that a person has hidden on this device. */
export function hiddenColumnsOf(subject: string, list: string): readonly string[] {
  return all()[subject]?.[list] ?? [];
}

/** Keeps which columns of a list a person has hidden; a list with none is forgotten. */
export function keepHiddenColumns(subject: string, list: string, hidden: readonly string[]): void {
  const kept = all();
  const { [list]: _, ...others } = kept[subject] ?? {};
  const lists = hidden.length > 0 ? { ...others, [list]: [...hidden] } : others;
  keep(local, key, { ...kept, [subject]: lists });
}

function all(): v.InferOutput<typeof Kept> {
  const kept = v.safeParse(Kept, read(local, key));
  return kept.success ? kept.output : {};
}

/** The hidden columns of a list, and how to change them. */
export function useKeptColumns(subject: string, list: string) {
  const [hidden, setHidden] = useState(() => hiddenColumnsOf(subject, list));
  return {
    hiddenColumns: hidden,
    onHiddenColumns: (chosen: readonly string[]) => {
      setHidden(chosen);
      keepHiddenColumns(subject, list, chosen);
    },
  };
}
