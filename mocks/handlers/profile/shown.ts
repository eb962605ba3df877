import { matchesPassword } from '../../identity/password.ts';
import type { Person } from '../../store/world.ts';
import type { TwoFactorRecord } from '../../store/world/account.ts';
import { hashOfCode } from '../../common/profile/recovery-codes.ts';
import { afterCode } from '../../common/profile/second-factor.ts';
import { admit, count, type Trying, isPasswordUnchanged } from '../../common/profile/tries.ts';

interface Early {
  body: { passWord: string; verificationCode: string };
  person: Pick<Person, 'passwordHash'>;
}

interface Outcome {
  isPassWordVerified: boolean;
  isAuthCodeVerified: boolean;
  /** The record after the code was used up; null unless both were correct. */
  after: TwoFactorRecord | null;
}

/**
 * Takes a password and a code and hashes them first. Returns a function that verifies and counts
 * both in the call's transaction. 429 after too many wrong attempts.
 */
export async function takeShown({ body, person: { passwordHash } }: Early) {
  const isPassword = await matchesPassword(body.passWord, passwordHash);
  const shown = { code: body.verificationCode, hash: await hashOfCode(body.verificationCode) };
  return async (call: Trying & { person: Person }, record: TwoFactorRecord): Promise<Outcome> => {
    await admit(call, 'password', 'code');
    const isPassWordVerified = isPassword && (await isPasswordUnchanged(call, passwordHash));
    const after = afterCode(record, shown, call.clock.now());
    await count(call, 'password', isPassWordVerified);
    await count(call, 'code', after !== null);
    return {
      isPassWordVerified,
      isAuthCodeVerified: after !== null,
      after: isPassWordVerified ? after : null,
    };
  };
}
