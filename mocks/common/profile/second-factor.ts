/**
 * The second factor: a code of the authenticator app (RFC 6238) or a recovery code. Loaded on first
 * use, in the profile or at the demo provider.
 */
import { TOTP } from 'otpauth';
import type { TwoFactorRecord } from '../../store/world/account.ts';
import { plainCode } from './recovery-codes.ts';

/** Seconds that a code is valid. */
const period = 30;

/** A code as typed, and its hash in case it is a recovery code. */
export interface ShownCode {
  code: string;
  hash: string;
}

/**
 * The record after a correct code, which is then used up; null for a wrong or already used code.
 * `now` in ms since 1970.
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
 * The 30-second step that a code belongs to, at a time in ms since 1970; null for a wrong code. The
 * steps before and after are accepted too, since clocks differ.
 */
export function findStep(code: string, secret: string, now: number): number | null {
  const delta = new TOTP({ secret }).validate({ token: code, timestamp: now, window: 1 });
  return delta === null ? null : TOTP.counter({ period, timestamp: now }) + delta;
}

/** The record after an app code; null when that step, or a later one, was already used. */
const withStep = (record: TwoFactorRecord, step: number): TwoFactorRecord | null =>
  step > record.lastStep ? { ...record, lastStep: step } : null;

/** The record after a recovery code; null when it is unknown or was already used. */
function withoutCode(record: TwoFactorRecord, hash: string): TwoFactorRecord | null {
  const recoveryHashes = record.recoveryHashes.filter((stored) => stored !== hash);
  return recoveryHashes.length < record.recoveryHashes.length
    ? { ...record, recoveryHashes }
    : null;
}
