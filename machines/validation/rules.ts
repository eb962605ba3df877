/** The validation catalogue as valibot actions. Source: API-034. */
import * as v from 'valibot';
import { isBlank } from '../texts.ts';
import { broken } from './faults.ts';
import { countDecimals, maxPrice, maxQuantity, priceDecimals } from './numbers.ts';

/** The identifier that stands for "none chosen". */
export const emptyId = '00000000-0000-0000-0000-000000000000';

const matching = (pattern: RegExp) => (text: string) => pattern.test(text);
/** What is not filled in is the matter of `required` alone. */
export const ifFilled = (test: (text: string) => boolean) => (text: string) =>
  isBlank(text) || test(text);

const isDate = (text: string) =>
  /^\d{4}-\d{2}-\d{2}/.test(text) && !Number.isNaN(new Date(text).getTime());

/** Something that shows. */
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

/** At most this many characters, counted as the contract does: a symbol outside the plane is one. */
export const max = (length: number) =>
  v.check(
    (text: string) => text.length <= length || Array.from(text).length <= length,
    broken('max', length),
  );

/** A number that is not below zero. Source: SERV-020. */
export const notNegative = () =>
  v.check(
    ifFilled((text) => !(Number(text) < 0)),
    broken('not_negative'),
  );

/** At most as many as there are in all, whatever its text says. Source: TEAM-029. */
export const notAboveTotal = (total: string) =>
  v.check(
    ifFilled((text) => !(Number(text) > Number(total))),
    broken('completedAboveTotal'),
  );

/** A number above zero. */
export const minValue = () =>
  v.check(
    ifFilled((text) => Number(text) > 0),
    broken('min_value'),
  );

/** Digits only. */
export const numeric = () => v.check(ifFilled(matching(/^\s*\d+\s*$/)), broken('numeric'));

/** At most this number. */
export const maxValue = (highest: number) =>
  v.check(
    ifFilled((text) => !(Number(text) > highest)),
    broken('max_value', highest),
  );

/** At most this many decimals; zeros at the end do not count. */
export const maxDecimals = (highest: number) =>
  v.check(
    ifFilled((text) => countDecimals(text) <= highest),
    broken('max_decimals', highest),
  );

/** A price. Source: ASSET-079; decisions, "Second round". */
export const priceLimits = () =>
  v.pipe(v.string(), double(), notNegative(), maxValue(maxPrice), maxDecimals(priceDecimals));

/** How many there are: a whole number. Source: SERV-019; decisions, "Second round". */
export const quantityLimits = () =>
  v.pipe(v.string(), notNegative(), numeric(), maxValue(maxQuantity));

/** Digits only, or nothing at all. */
export const numericOrNull = () =>
  v.check(
    (text: string | null) => text === null || ifFilled(matching(/^\s*\d+\s*$/))(text),
    broken('numeric_or_null'),
  );

/** Anything but this choice. */
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

/** Letters of any script, and blanks. */
export const alphaSpaces = () =>
  v.check(ifFilled(matching(/^[\p{L}\p{M}\s]*$/u)), broken('alpha_spaces'));

export const answer = () => v.check((text: string) => !isBlank(text), broken('answer'));

/** Both are the same: for a whole form, with the fault at the second. */
export const isConfirmed = (first: string, second: string): boolean => first === second;

/** Both ends are dates. */
export const dateRange = () =>
  v.check(
    (range: string[]) => range.length >= 2 && range.slice(0, 2).every(isDate),
    broken('daterangecheck'),
  );

export const date = () => v.check(isDate, broken('datecheck'));

/** Any identifier but the empty one. */
export const guidNotEmpty = () =>
  v.check((id: string) => id.trim() !== '' && id !== emptyId, broken('guidNotEmpty'));

/** At least one identifier, and none of them the empty one. Source: API-034. */
export const guidsNotEmpty = () =>
  v.check(
    (ids: string[]) => ids.length > 0 && ids.every((id) => id.trim() !== '' && id !== emptyId),
    broken('guidNotEmpty'),
  );

/** Minutes since midnight of a 12-hour time such as "9:05 PM", or null where it is none. */
function parseMinutes(time: string): number | null {
  const [, hour, minute, half] = /^\s*(\d{1,2}):(\d{2})\s*(AM|PM)\s*$/i.exec(time) ?? [];
  if (!half || Number(hour) < 1 || Number(hour) > 12 || Number(minute) > 59) return null;
  return (Number(hour) % 12) * 60 + Number(minute) + (half.toUpperCase() === 'PM' ? 720 : 0);
}

const isBefore = (start: string, end: string) => {
  const [from, to] = [parseMinutes(start), parseMinutes(end)];
  return from !== null && to !== null && from < to;
};

/** A 12-hour time after another, compared in minutes. */
export const endTimeAfterStartTime = (start: string) =>
  v.check((end: string) => isBefore(start, end), broken('endTimeAfterStartTime'));

export const startTimeBeforeEndTime = (end: string) =>
  v.check((start: string) => isBefore(start, end), broken('startTimeBeforeEndTime'));

/** Somebody is selected who is not there anyway. */
export const participantsCheck = () =>
  v.check(
    (people: readonly { isSelected: boolean; isUneditable: boolean }[]) =>
      people.some((person) => person.isSelected && !person.isUneditable),
    broken('participantsCheck'),
  );
