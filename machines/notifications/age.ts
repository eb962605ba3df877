/** The units of an age, longest first. */
export const ageUnits = ['year', 'month', 'week', 'day', 'hour', 'minute', 'second'] as const;

export type AgeUnit = (typeof ageUnits)[number];

export interface Age {
  count: number;
  unit: AgeUnit;
}

const second = 1000;
const day = 86_400 * second;
const lengths: Record<AgeUnit, number> = {
  year: 365 * day,
  month: 30 * day,
  week: 7 * day,
  day,
  hour: 3600 * second,
  minute: 60 * second,
  second,
};
/**
 * The time since a timestamp, in the largest full unit. A future timestamp, which only a wrong
 * clock produces, has age zero.
 */
export function getAge(timestamp: string, now: number): Age {
  const age = Math.max(0, now - Date.parse(timestamp));
  const unit = ageUnits.find((each) => age >= lengths[each]) ?? 'second';
  const count = Math.floor(age / lengths[unit]);
  return { count, unit };
}
