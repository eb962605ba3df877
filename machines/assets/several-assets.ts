import type { Schema } from '#openapi/client/index.ts';
import { isBlank } from '../texts.ts';
import type { FieldError, FieldErrors } from '../validation/faults.ts';
import { createBody, type AssetForm } from './asset-form.ts';
import type { AssetProperty } from './asset-property.ts';
import { compactErrors } from './asset-status.ts';

/** Assets that can be added at once, and characters of a serial number and of a code, as the contract says. */
export const maxAtOnce = 500;
const longestSerial = 250;
const longestCode = 50;

/** What is filled in of several new assets that are alike. */
export interface BulkInput {
  /** The code of the first; those of the others are counted up from it. */
  assetCode: string;
  /** One a line, as pasted. */
  serialNumbers: string;
}

/** What tells a new asset from the others. */
export interface NewLine {
  assetCode: string;
  serialNumber: string;
}

/** The serial numbers of a pasted text, in its order; blank lines do not count. */
const serialsIn = (text: string): readonly string[] =>
  text
    .split('\n')
    .map((line) => line.trim())
    .filter(Boolean);

/**
 * As many codes, counted up from the first by the number at its end, which keeps its zeros; null
 * where it ends with none.
 */
export function codesFrom(first: string, count: number): readonly string[] | null {
  const code = first.trim();
  const [, before = '', digits] = /^(.*?)(\d{1,15})$/.exec(code) ?? [];
  if (digits === undefined) return count <= 1 ? [code].slice(0, count) : null;
  return Array.from(
    { length: count },
    (_, at) => before + String(Number(digits) + at).padStart(digits.length, '0'),
  );
}

/** What is to be added: each serial number with its code, which is empty where it cannot be counted. */
export function toNewLines({ assetCode, serialNumbers }: BulkInput): readonly NewLine[] {
  const serials = serialsIn(serialNumbers);
  const codes = codesFrom(assetCode, serials.length);
  return serials.map((serialNumber, at) => ({ assetCode: codes?.[at] ?? '', serialNumber }));
}

/** The serial numbers that stand in more than one line, whatever their case. */
function twiceIn(lines: readonly NewLine[]): readonly string[] {
  const alike = Map.groupBy(lines, ({ serialNumber }) => serialNumber.toLowerCase()).values();
  return [...alike].flatMap(([first, ...others]) =>
    first && others.length > 0 ? [first.serialNumber] : [],
  );
}

function validateSerials(lines: readonly NewLine[]): FieldError | null {
  if (lines.length === 0) return { rule: 'required' };
  if (lines.length > maxAtOnce) return { rule: 'lines_most', values: { limit: maxAtOnce } };
  if (lines.some(({ serialNumber }) => serialNumber.length > longestSerial)) {
    return { rule: 'line_max', values: { max: longestSerial } };
  }
  const twice = twiceIn(lines);
  if (twice.length === 0) return null;
  const list = twice.slice(0, 5).join(', ') + (twice.length > 5 ? ' …' : '');
  return { rule: 'lines_twice', values: { count: twice.length, list } };
}

function validateCodes({ assetCode }: BulkInput, lines: readonly NewLine[]): FieldError | null {
  if (isBlank(assetCode)) return { rule: 'required' };
  if (lines.some((line) => line.assetCode === '')) return { rule: 'counts_up' };
  const isLong = [assetCode.trim(), ...lines.map((line) => line.assetCode)].some(
    (code) => code.length > longestCode,
  );
  return isLong ? { rule: 'max', values: { max: longestCode } } : null;
}

/** What is wrong with codes and serial numbers, by field. Decided, not documented. */
export function validateBulk(typed: BulkInput): FieldErrors<keyof BulkInput> {
  const lines = toNewLines(typed);
  return compactErrors({
    assetCode: validateCodes(typed, lines),
    serialNumbers: validateSerials(lines),
  });
}

/** Several new assets as the contract takes them. */
export function buildBulkBody(
  form: AssetForm,
  of: { id: string; properties: readonly AssetProperty[] },
): Schema<'BulkAddAssets'> {
  const { assetCode: _code, serialNumber: _serial, ...alike } = createBody(form, of);
  return { ...alike, assets: [...toNewLines(form)] };
}

/** What the form calls a field of a line. */
const ofLines = { assetCode: 'assetCode', serialNumber: 'serialNumbers' } as const;
/** Lines that a field names, however many were refused. */
const linesNamed = 5;

/** Faults that the server has found in single lines, at the fields that stand for all of them. */
export function toLineErrors(errors: FieldErrors): FieldErrors {
  const others = Object.entries(errors).filter(([field]) => !field.startsWith('assets.'));
  const inLines = Object.entries(ofLines).flatMap(([ofLine, field]) => {
    const message = Object.entries(errors).flatMap(([name, error]) =>
      name.startsWith('assets.') && name.endsWith(`.${ofLine}`) && error && 'message' in error
        ? [error.message]
        : [],
    );
    return message.length > 0 ? [[field, { message: message.slice(0, linesNamed).join(' ') }]] : [];
  });
  return Object.fromEntries([...others, ...inLines]);
}
