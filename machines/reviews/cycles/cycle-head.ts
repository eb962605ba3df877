import * as v from 'valibot';
import type { Schema } from '#openapi/client/index.ts';
import { validate, type FieldError, type FieldErrors } from '../../validation/field-errors.ts';
import { validateComplete } from '../../validation/incomplete.ts';
import { between, max, numeric, required } from '../../validation/rules.ts';
import type { Cycle } from './cycle.ts';

/** Name, period, year and days of a cycle; a year as typed, days yyyy-MM-dd or null. */
export type CycleHead = {
  cycleName: string;
  period: string;
  year: string;
  startDate: string | null;
  endDate: string | null;
};

export const emptyHead: CycleHead = {
  cycleName: '',
  period: '',
  year: '',
  startDate: null,
  endDate: null,
};

/** The schemas of the fields whose empty value does not determine them. */
export const headSchemas = {
  startDate: v.nullable(v.string()),
  endDate: v.nullable(v.string()),
};

const texts = v.object({
  cycleName: v.pipe(v.string(), required(), max(250)),
  period: v.pipe(v.string(), required(), max(70)),
  year: v.pipe(v.string(), required(), numeric(), between(2000, 2100)),
});

/** The errors of a head, by field. Source: REVW-D22. */
export function validateHead({
  startDate,
  endDate,
  ...typed
}: CycleHead): FieldErrors<keyof CycleHead> {
  const startError = validateCycleDay(startDate);
  const isReversed = startDate !== null && endDate !== null && endDate < startDate;
  const endError =
    validateCycleDay(endDate) ??
    (isReversed && !startError ? ({ rule: 'beforeStart' } as const) : null);
  return {
    ...validate(texts, typed),
    ...(startError && { startDate: startError }),
    ...(endError && { endDate: endError }),
  };
}

const validateCycleDay = (day: string | null): FieldError | null =>
  day ? validateComplete(day) : { rule: 'required' };

export const toHead = ({ cycleName, period, year, startDate, endDate }: Cycle): CycleHead => ({
  cycleName,
  period,
  year: String(year),
  startDate,
  endDate,
});

type SentHead = Pick<Schema<'ReviewCycleUpdate'>, keyof CycleHead>;

export const toSentHead = (head: CycleHead): SentHead => ({
  cycleName: head.cycleName.trim(),
  period: head.period.trim(),
  year: Number(head.year),
  startDate: head.startDate ?? '',
  endDate: head.endDate ?? '',
});

/** A cycle as an update that changes only its people. */
export const toSameCycle = (cycle: Cycle) => ({
  id: cycle.id,
  ...toSentHead(toHead(cycle)),
  version: cycle.version,
});
