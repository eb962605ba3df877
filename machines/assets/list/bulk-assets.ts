import type { Schema } from '#openapi/client/index.ts';
import { isBlank } from '../../texts.ts';
import type { FieldError, FieldErrors } from '../../validation/field-errors.ts';
import { createBody, type AssetForm } from '../form/asset-form.ts';
import type { AssetProperty } from '../form/asset-property.ts';
import { compactErrors } from '../status/asset-status.ts';

/**
 * Maximum number of assets per request and of characters in a serial number and in a code, as in
 * the contract.
 */
export const maxAtOnce = 500;
const longestSerial = 250;
const longestCode = 50;

/** The form values for multiple similar new assets. */
export interface BulkInput {
  /** The code of the first; the others are counted up from it. */
  assetCode: string;
  /** Serial numbers, one per line, as pasted. */
  serialNumbers: string;
}

/** The values that distinguish a new asset from the others. */
export interface NewLine {
  assetCode: string;
  serialNumber: string;
}

/** The serial numbers in a pasted text, in order, without blank lines. */
const serialsIn = (text: string): readonly string[] =>
  text
    .split('\n')
    .map((line) => line.trim())
    .filter(Boolean);

/**
 * Creates `count` codes by counting up the number at the end of the first, keeping its leading
 * zeros; null if it does not end with a number.
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

/** The assets to add: each serial number with its code, which is empty if it cannot be counted. */
export function toNewLines({ assetCode, serialNumbers }: BulkInput): readonly NewLine[] {
  const serials = serialsIn(serialNumbers);
  const codes = codesFrom(assetCode, serials.length);
  return serials.map((serialNumber, at) => ({ assetCode: codes?.[at] ?? '', serialNumber }));
}

/** The serial numbers that occur in more than one line, ignoring case. */
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

/** Validates codes and serial numbers, by field. A decision, not documented. */
export function validateBulk(typed: BulkInput): FieldErrors<keyof BulkInput> {
  const lines = toNewLines(typed);
  return compactErrors({
    assetCode: validateCodes(typed, lines),
    serialNumbers: validateSerials(lines),
  });
}

/** Converts multiple new assets to the contract's format. */
export function buildBulkBody(
  form: AssetForm,
  of: { id: string; properties: readonly AssetProperty[] },
): Schema<'BulkAddAssets'> {
  const { assetCode: _code, serialNumber: _serial, ...alike } = createBody(form, of);
  return { ...alike, assets: [...toNewLines(form)] };
}

/** The form field for each field of a line. */
const ofLines = { assetCode: 'assetCode', serialNumber: 'serialNumbers' } as const;
/** Maximum number of lines that an error lists. */
const linesNamed = 5;

/** Maps the server's errors in single lines to the form fields that stand for all lines. */
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
