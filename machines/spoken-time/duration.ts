import { toSymbols } from './to-symbols.ts';

/**
 * Why the typed text is not a time, e.g. not understood, not an existing time, or skipped by a
 * clock change.
 */
export type TimeInputError =
  | 'unreadable'
  | 'impossible'
  | 'skipped'
  | 'ambiguous'
  | 'endBeforeStart';

export type ParseResult<Value> = { readonly value: Value } | { readonly error: TimeInputError };

export const unreadable = { error: 'unreadable' } as const;

/** Whole numbers up to this are hours, larger ones are minutes. */
const maxHours = 12;

const forms = {
  hours: /^(?<hours>\d+(?:\.\d+)?)H(?:(?<minutes>\d{1,2})M?|(?<half>F))?$/,
  digits: /^(?<hours>\d+):(?<minutes>\d{2})H?$/,
  minutes: /^(?<minutes>\d+(?:\.\d+)?)M$/,
  halfHour: /^(?<half>F)H$/,
  decimal: /^(?<hours>\d*\.\d+)$/,
};

/** The duration of symbols without blanks, in whole minutes. */
export function parseDuration(symbols: string): ParseResult<number> {
  if (/^\d+$/.test(symbols)) {
    const number = Number(symbols);
    return { value: number <= maxHours ? number * 60 : number };
  }
  for (const form of Object.values(forms)) {
    const found = form.exec(symbols)?.groups;
    if (!found) continue;
    const { hours = '0', minutes = '0', half } = found;
    if (found['hours'] !== undefined && Number(minutes) > 59) return { error: 'impossible' };
    return { value: Math.round(Number(hours) * 60 + Number(minutes) + (half ? 30 : 0)) };
  }
  return unreadable;
}

/**
 * A typed duration, in whole minutes: '1h30', '1:30', '90', '90m', '1.5h', '1 h 30 min', in each
 * language of the app and with its digits. A whole number means hours up to 12, minutes above.
 */
export const readDuration = (text: string): ParseResult<number> =>
  parseDuration(toSymbols(text).replaceAll(/\s/g, ''));
