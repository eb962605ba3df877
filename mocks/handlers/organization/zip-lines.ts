import type { components } from '@atrium/contract/generated/types.ts';
import { cleanOrEmpty, normalizeName } from '../../store/normalize-name.ts';
import { states } from './states.ts';

type Contract = components['schemas'];
type Line = Contract['ZipImportLine'];
type Reason = Contract['ZipImportError']['reason'];
export type ZipView = Contract['UsZipCode'];

/** The longest name of a city, in characters. */
const longestCity = 100;

interface CheckedLines {
  valid: ZipView[];
  invalid: Contract['ZipImportError'][];
}

/** The zip codes of a table, and the lines that are none, with the first reason of each. */
export function checkLines(lines: readonly Line[]): CheckedLines {
  const checked: CheckedLines = { valid: [], invalid: [] };
  const known = new Set<string>();
  for (const sent of lines) {
    const result = checkLine(sent, known);
    if (typeof result === 'string') checked.invalid.push({ line: sent.line, reason: result });
    else {
      known.add(result.zip);
      checked.valid.push(result);
    }
  }
  return checked;
}

function checkLine(line: Line, known: ReadonlySet<string>): ZipView | Reason {
  const zip = parseZip(line.zip);
  if (zip === null) return 'ZipInvalid';
  if (known.has(zip)) return 'ZipTwice';
  const city = cleanOrEmpty(line.city);
  if (city === '') return 'CityMissing';
  if (Array.from(city).length > longestCity) return 'CityTooLong';
  const state = findState(line);
  return typeof state === 'string' ? state : { zip, city, ...state };
}

/** Spreadsheets remove leading zeros of what looks like a number: the codes of New England begin with one. */
function parseZip(text: string): string | null {
  const digits = cleanOrEmpty(text);
  return /^\d{3,5}$/.test(digits) ? digits.padStart(5, '0') : null;
}

const byCode = new Map(states.map(([code, name]) => [normalizeName(code), { code, name }]));
const byName = new Map(states.map(([code, name]) => [normalizeName(name), { code, name }]));

function findState(line: Line): Pick<ZipView, 'stateCode' | 'stateName'> | Reason {
  const [code, name] = [cleanOrEmpty(line.stateCode), cleanOrEmpty(line.stateName)];
  const ofCode = byCode.get(normalizeName(code));
  const ofName = byName.get(normalizeName(name));
  const state = ofCode ?? ofName;
  if (!state || (code !== '' && !ofCode) || (name !== '' && !ofName)) return 'StateUnknown';
  if (ofCode && ofName && ofCode.code !== ofName.code) return 'StateMismatch';
  return { stateCode: state.code, stateName: state.name };
}
