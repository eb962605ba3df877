import { isObject } from '../json.ts';
import { toPattern } from './pattern.ts';

/** Failures that are known and accepted, each with a reason. */
export interface Waivers {
  /** The reason why a check may fail, or null. Marks the waiver as used. */
  reasonFor(id: string): string | null;
  /** The waivers that match no failure. */
  unused(): string[];
}

interface Waiver {
  check: string;
  reason: string;
  fits: RegExp;
}

export const noWaivers: Waivers = { reasonFor: () => null, unused: () => [] };

/**
 * Parses waivers: a JSON list of `{ "check": id, "reason": text }`, where `*` in the id matches
 * anything. Throws an error that names the problem; a waiver without a reason is rejected.
 */
export function readWaivers(text: string): Waivers {
  const used = new Set<Waiver>();
  const waivers = listIn(text).map(parseWaiver);
  return {
    reasonFor: (id) => {
      const found = waivers.find(({ fits }) => fits.test(id));
      if (!found) return null;
      used.add(found);
      return found.reason;
    },
    unused: () => waivers.filter((waiver) => !used.has(waiver)).map(({ check }) => check),
  };
}

function listIn(text: string): unknown[] {
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch {
    throw new Error('The --waivers file must be valid JSON, but could not be parsed.');
  }
  if (!Array.isArray(value))
    throw new Error(
      'The --waivers file must contain a JSON array of { "check", "reason" } objects.',
    );
  return value;
}

function parseWaiver(value: unknown, at: number): Waiver {
  const { check, reason } = isObject(value) ? value : {};
  if (typeof check !== 'string' || check === '') {
    throw new Error(`Waiver ${at + 1} has no "check". Add the ID of the check it applies to.`);
  }
  if (typeof reason !== 'string' || reason.trim() === '') {
    throw new Error(`Waiver ${at + 1} (${check}) has no "reason". Add one.`);
  }
  return { check, reason, fits: toPattern(check) };
}
