/** The validation catalog as valibot actions. Source: API-034. */
import * as v from 'valibot';
import { isBlank } from '../texts.ts';
import { broken } from './field-errors.ts';
import { countDecimals, maxPrice, maxQuantity, priceDecimals } from './numbers.ts';

/** The identifier that means "none selected". */
export const emptyId = '00000000-0000-0000-0000-000000000000';

const matching = (pattern: RegExp) => (text: string) => pattern.test(text);
/** Empty values pass: only `required` rejects them. */
export const ifFilled = (test: (text: string) => boolean) => (text: string) =>
  isBlank(text) || test(text);

const isDate = (text: string) =>
  /^\d{4}-\d{2}-\d{2}/.test(text) && !Number.isNaN(new Date(text).getTime());

/** At least one visible character. */
export const required = () => v.check((text: string) => !isBlank(text), broken('required'));

const decimal = /^\s*-?\d+(?:\.\d+)?\s*$/;
/** A decimal number. */
export const double = () =>
  v.check(
    ifFilled((text) => decimal.test(text) && Number.isFinite(Number(text))),
    broken('double'),
  );

export const regex = (pattern: RegExp) => v.check(ifFilled(matching(pattern)), broken('regex'));

/** At least this many characters. */
export const min = (length: number) =>
  v.check(
    ifFilled((text) => text.trim().length >= length),
    broken('min'),
  );

/**
 * Up to this many characters, counted like the contract: a symbol outside the Basic Multilingual
 * Plane counts as one.
 */
export const max = (length: number) =>
  v.check(
    (text: string) => text.length <= length || Array.from(text).length <= length,
    broken('max', length),
  );

/** A number that is not negative. Source: SERV-020. */
export const notNegative = () =>
  v.check(
    ifFilled((text) => !(Number(text) < 0)),
    broken('not_negative'),
  );

/** Up to the total, which is compared as a number. Source: TEAM-029. */
export const notAboveTotal = (total: string) =>
  v.check(
    ifFilled((text) => !(Number(text) > Number(total))),
    broken('completedAboveTotal'),
  );

/** A number greater than zero. */
export const minValue = () =>
  v.check(
    ifFilled((text) => Number(text) > 0),
    broken('min_value'),
  );

/** Digits only. */
export const numeric = () => v.check(ifFilled(matching(/^\s*\d+\s*$/)), broken('numeric'));

/** Up to this number. */
export const maxValue = (highest: number) =>
  v.check(
    ifFilled((text) => !(Number(text) > highest)),
    broken('max_value', highest),
  );

/** Up to this many decimals; trailing zeros do not count. */
export const maxDecimals = (highest: number) =>
  v.check(
    ifFilled((text) => countDecimals(text) <= highest),
    broken('max_decimals', highest),
  );

/** A price. Source: ASSET-079, SERV-D01. */
export const priceLimits = () =>
  v.pipe(v.string(), double(), notNegative(), maxValue(maxPrice), maxDecimals(priceDecimals));

/** A quantity: a whole number. Source: SERV-019, CLOCK-D72. */
export const quantityLimits = () =>
  v.pipe(v.string(), notNegative(), numeric(), maxValue(maxQuantity));

/** Digits only, or empty. */
export const numericOrNull = () =>
  v.check(
    (text: string | null) => text === null || ifFilled(matching(/^\s*\d+\s*$/))(text),
    broken('numeric_or_null'),
  );

/** Any value except this one. */
export const isNot = (choice: string) =>
  v.check((selected: string) => selected !== choice, broken('isNot'));

export const oneOf = (choices: readonly string[]) =>
  v.check((selected: string) => choices.includes(selected), broken('oneOf'));

export const excluded = (choices: readonly string[]) =>
  v.check((selected: string) => !choices.includes(selected), broken('excluded'));

/** A number from `lowest` to `highest`, both included. */
export const between = (lowest: number, highest: number) =>
  v.check(
    ifFilled((text) => Number(text) >= lowest && Number(text) <= highest),
    broken('between', lowest, highest),
  );

/** Letters of any script, and spaces. */
export const alphaSpaces = () =>
  v.check(ifFilled(matching(/^[\p{L}\p{M}\s]*$/u)), broken('alpha_spaces'));

export const answer = () => v.check((text: string) => !isBlank(text), broken('answer'));

/** Whether both values are equal; a check for a whole form, with the error at the second field. */
export const isConfirmed = (first: string, second: string): boolean => first === second;

/** Both ends are dates. */
export const dateRange = () =>
  v.check(
    (range: string[]) => range.length >= 2 && range.slice(0, 2).every(isDate),
    broken('daterangecheck'),
  );

export const date = () => v.check(isDate, broken('datecheck'));

/** Any identifier except the empty one. */
export const guidNotEmpty = () =>
  v.check((id: string) => id.trim() !== '' && id !== emptyId, broken('guidNotEmpty'));

/** At least one identifier, none of them empty. Source: API-034. */
export const guidsNotEmpty = () =>
  v.check(
    (ids: string[]) => ids.length > 0 && ids.every((id) => id.trim() !== '' && id !== emptyId),
    broken('guidNotEmpty'),
  );

/** Minutes since midnight of a 12-hour time, e.g. "9:05 PM"; null for an invalid time. */
function parseMinutes(time: string): number | null {
  const [, hour, minute, half] = /^\s*(\d{1,2}):(\d{2})\s*(AM|PM)\s*$/i.exec(time) ?? [];
  if (!half || Number(hour) < 1 || Number(hour) > 12 || Number(minute) > 59) return null;
  return (Number(hour) % 12) * 60 + Number(minute) + (half.toUpperCase() === 'PM' ? 720 : 0);
}

const isBefore = (start: string, end: string) => {
  const [from, to] = [parseMinutes(start), parseMinutes(end)];
  return from !== null && to !== null && from < to;
};

/** A 12-hour time later than `start`, compared in minutes. */
export const endTimeAfterStartTime = (start: string) =>
  v.check((end: string) => isBefore(start, end), broken('endTimeAfterStartTime'));

export const startTimeBeforeEndTime = (end: string) =>
  v.check((start: string) => isBefore(start, end), broken('startTimeBeforeEndTime'));

/** Selects at least one participant who does not take part anyway. */
export const participantsCheck = () =>
  v.check(
    (people: readonly { isSelected: boolean; isUneditable: boolean }[]) =>
      people.some((person) => person.isSelected && !person.isUneditable),
    broken('participantsCheck'),
  );

/** The address of a web page: http or https in any case, a host, and no spaces inside. */
export const webAddress = /^\s*https?:\/\/[^\s/?#]+(?:[/?#]\S*)?\s*$/i;
