/** The depreciation of assets. Source: ASSET-D67. */
import type { AssetRecord, DepreciationSums } from '../../store/world/assets.ts';
import { addYears, dayBefore, daysBetween } from './days.ts';
import { toPaise } from './formats.ts';

/** An assessment year: its id is the calendar year in which it starts. */
export interface AssessmentYear {
  id: string;
  /** E.g. FY 2025–26; FY 2025 when it equals the calendar year. */
  name: string;
  start: string;
  /** The last day. */
  end: string;
  /** The day after the last. */
  next: string;
}

/** The assessment year that starts in a calendar year, with a month (01 to 12). */
export function buildYear(id: string, month: string): AssessmentYear {
  const following = String(Number(id) + 1).padStart(4, '0');
  const next = `${following}-${month}-01`;
  const name = month === '01' ? `FY ${id}` : `FY ${id}–${following.slice(2)}`;
  return { id, name, start: `${id}-${month}-01`, end: dayBefore(next), next };
}

/** The id of the assessment year that contains a day. */
export function toYearId(day: string, month: string): string {
  const year = Number(day.slice(0, 4));
  return String(day.slice(5, 7) < month ? year - 1 : year).padStart(4, '0');
}

/**
 * The assessment years from the one that contains the first day to the one that contains the last,
 * newest first.
 */
export function yearsFrom(first: string, last: string, month: string): AssessmentYear[] {
  const years: AssessmentYear[] = [];
  for (let year = Number(toYearId(last, month)); year >= Number(toYearId(first, month)); year -= 1)
    years.push(buildYear(String(year).padStart(4, '0'), month));
  return years;
}

type Worth = Pick<AssetRecord, 'dateOfPurchase' | 'price' | 'disposedOn'>;

/** Whether an asset is part of a year: bought by its end, and not disposed before its start. */
export const isInYear = ({ dateOfPurchase, disposedOn }: Worth, year: AssessmentYear): boolean =>
  dateOfPurchase < year.next && (disposedOn === null || disposedOn >= year.start);

/**
 * An asset's depreciation in a year: straight line, by the day, from the purchase over the useful
 * life. The price of an asset bought in the year is an addition, with an opening value of zero. The
 * remaining value of a disposed asset is written off on the day of disposal. Opening value plus
 * additions minus write-off minus depreciation is the closing value. All amounts are whole paise,
 * starting with the price, so that nothing becomes negative and the sum over all years equals the
 * price.
 */
export function depreciationIn(
  asset: Worth,
  usefulLifeInYears: number,
  year: AssessmentYear,
): DepreciationSums {
  const { dateOfPurchase, price, disposedOn } = asset;
  const cost = toPaise(price);
  const worthOn = (day: string) =>
    cost - Math.round(cost * shareOfLife(dateOfPurchase, usefulLifeInYears, day));
  const isAddition = dateOfPurchase >= year.start;
  const isDisposed = disposedOn !== null && disposedOn < year.next;
  const opening = worthOn(year.start);
  const book = worthOn(isDisposed ? disposedOn : year.next);
  return {
    openingValue: isAddition ? 0 : opening / 100,
    additions: isAddition ? opening / 100 : 0,
    depreciation: (opening - book) / 100,
    writtenOff: isDisposed ? book / 100 : 0,
    closingValue: isDisposed ? 0 : book / 100,
  };
}

/** The elapsed share of an asset's useful life at the start of a day, from 0 to 1. */
function shareOfLife(purchase: string, years: number, day: string): number {
  const life = daysBetween(purchase, addYears(purchase, years));
  return Math.min(1, Math.max(0, daysBetween(purchase, day) / life));
}

/** The sums over multiple assets. */
export function sumRows(rows: readonly DepreciationSums[]): DepreciationSums {
  const total = (of: (row: DepreciationSums) => number) =>
    rows.reduce((sum, row) => sum + toPaise(of(row)), 0) / 100;
  return {
    openingValue: total((row) => row.openingValue),
    additions: total((row) => row.additions),
    depreciation: total((row) => row.depreciation),
    writtenOff: total((row) => row.writtenOff),
    closingValue: total((row) => row.closingValue),
  };
}
