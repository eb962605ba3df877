import { isObject } from '../json.ts';
import { toPattern } from './pattern.ts';

/** Failures that are known and accepted, each with a reason. */
export interface Waivers {
  /** Why a check may fail, or null. Remembers that it was asked. */
  reasonFor(id: string): string | null;
  /** The patterns that no failure has used. */
  unused(): string[];
}

interface Waiver {
  check: string;
  reason: string;
  fits: RegExp;
}

export const noWaivers: Waivers = { reasonFor: () => null, unused: () => [] };

/**
 * Reads waivers: a JSON list of `{ "check": id, "reason": text }`, where `*` in the id stands for
 * anything. Throws with what is wrong; a waiver without a reason is refused.
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
    throw new Error('The waivers are not JSON.');
  }
  if (!Array.isArray(value)) throw new Error('The waivers have to be a list.');
  return value;
}

function parseWaiver(value: unknown, at: number): Waiver {
  const { check, reason } = isObject(value) ? value : {};
  if (typeof check !== 'string' || check === '') {
    throw new Error(`Waiver ${at + 1} names no check.`);
  }
  if (typeof reason !== 'string' || reason.trim() === '') {
    throw new Error(`Waiver ${at + 1} (${check}) gives no reason.`);
  }
  return { check, reason, fits: toPattern(check) };
}
