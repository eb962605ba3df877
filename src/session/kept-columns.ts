import { useState } from 'react';
import * as v from 'valibot';
import { keep, read } from './device.ts';

const key = 'atrium.device.columns';
const local = () => localStorage;

/** Of each person, the hidden columns of each list. */
const Kept = v.record(v.string(), v.record(v.string(), v.array(v.string())));

/** The columns of a list that a person has hidden on this device; `usual` where they have not chosen. */
export function hiddenColumnsOf(
  subject: string,
  list: string,
  usual: readonly string[] = [],
): readonly string[] {
  return all()[subject]?.[list] ?? usual;
}

/** Keeps which columns of a list a person has hidden; a list as it is usual is forgotten. */
export function keepHiddenColumns(
  subject: string,
  list: string,
  hidden: readonly string[],
  usual: readonly string[] = [],
): void {
  const kept = all();
  const { [list]: _, ...others } = kept[subject] ?? {};
  const isUsual =
    hidden.length === usual.length && usual.every((column) => hidden.includes(column));
  const lists = isUsual ? others : { ...others, [list]: [...hidden] };
  keep(local, key, { ...kept, [subject]: lists });
}

function all(): v.InferOutput<typeof Kept> {
  const kept = v.safeParse(Kept, read(local, key));
  return kept.success ? kept.output : {};
}

/** The hidden columns of a list, and how to change them. */
export function useKeptColumns(subject: string, list: string, usual?: readonly string[]) {
  const [hidden, setHidden] = useState(() => hiddenColumnsOf(subject, list, usual));
  return {
    hiddenColumns: hidden,
    onHiddenColumns: (chosen: readonly string[]) => {
      setHidden(chosen);
      keepHiddenColumns(subject, list, chosen, usual);
    },
  };
}
