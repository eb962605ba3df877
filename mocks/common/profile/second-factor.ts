/**
 * The second factor: a code of the authenticator app (RFC 6238) or a recovery code. It is loaded when
 * somebody shows one, in the profile or at the demo provider.
 */
import { TOTP } from 'otpauth';
import type { TwoFactorRecord } from '../../store/world/account.ts';
import { plainCode } from './recovery-codes.ts';

/** Seconds that a code is shown. */
const period = 30;

/** A code as it was typed, and its hash in case that it is a recovery code. */
export interface ShownCode {
  code: string;
  hash: string;
}

/**
 * The record after a right code, which is used up by that; null for a wrong one, or one that was used
 * before. `now` in ms since 1970.
 */
export function afterCode(
  record: TwoFactorRecord,
  { code, hash }: ShownCode,
  now: number,
): TwoFactorRecord | null {
  const step = findStep(plainCode(code), record.secret, now);
  return step === null ? withoutCode(record, hash) : withStep(record, step);
}

/**
 * The 30-second step that a code is of, at a moment in ms since 1970, or null for a wrong code. The
 * steps before and after count too, for clocks that differ.
 */
export function findStep(code: string, secret: string, now: number): number | null {
  const delta = new TOTP({ secret }).validate({ token: code, timestamp: now, window: 1 });
  return delta === null ? null : TOTP.counter({ period, timestamp: now }) + delta;
}

/** After a code of the app; null when that step, or a later one, was taken already. */
const withStep = (record: TwoFactorRecord, step: number): TwoFactorRecord | null =>
  step > record.lastStep ? { ...record, lastStep: step } : null;

/** After a recovery code; null when it is none, or was used already. */
function withoutCode(record: TwoFactorRecord, hash: string): TwoFactorRecord | null {
  const recoveryHashes = record.recoveryHashes.filter((stored) => stored !== hash);
  return recoveryHashes.length < record.recoveryHashes.length
    ? { ...record, recoveryHashes }
    : null;
}
