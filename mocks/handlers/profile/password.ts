import type { AreaMessageKey } from '../../core/messages/localized-text.ts';
import { message, ok, type Handlers } from '../../core/requests/handler.ts';
import { reject, rejectField } from '../../core/requests/http-error.ts';
import { hashPassword, matchesPassword } from '../../identity/password.ts';
import { endOthers } from './sessions.ts';
import { admit, count, isPasswordUnchanged } from '../../common/profile/tries.ts';

/** Rules for a good password. Source: PROF-026, PROF-029. */
const rules = {
  passwordTooShort: /^.{8,}$/su,
  passwordNeedsUppercase: /\p{Lu}/u,
  passwordNeedsSymbol: /[^\p{L}\p{N}]/u,
  passwordNeedsDigit: /\p{Nd}/u,
} satisfies Partial<Record<AreaMessageKey, RegExp>>;

/** The server's warnings about a new password: each rule that it violates. */
export const getWarnings = (password: string): (keyof typeof rules)[] =>
  (Object.keys(rules) as (keyof typeof rules)[]).filter((rule) => !rules[rule].test(password));

const warned = (...keys: AreaMessageKey[]) =>
  ok({ successMessages: [], warningMessages: keys.map((key) => message(key)) });

/** Changing the user's own password. Source: PROF-031, PROF-024, PROF-026. */
export const password: Pick<Handlers<'profile'>, 'changePassword'> = {
  changePassword: {
    before: async ({ body, person: { id, passwordHash } }) => {
      if (body.id !== id) throw reject(403, 'passwordOfOthers');
      const field = 'newPassword';
      if (body.newPassword.trim() === '') throw rejectField(field, 'required', { field });
      if (body.newPassword !== body.newConfirmPassword) {
        return async () => warned('passwordsDiffer');
      }
      const isRight = await matchesPassword(body.oldPassword, passwordHash);
      const newHash = await hashPassword(body.newPassword);
      return async (call) => {
        await admit(call, 'password');
        const isCurrentPassword = isRight && (await isPasswordUnchanged(call, passwordHash));
        await count(call, 'password', isCurrentPassword);
        if (!isCurrentPassword) return warned('passwordWrong');
        if (body.newPassword === body.oldPassword) return warned('passwordIsTheOld');
        const warnings = getWarnings(body.newPassword);
        if (warnings.length > 0) return warned(...warnings);
        const stored = (await call.platform.get('people', call.person.id)) ?? call.person;
        await call.platform.put('people', { ...stored, passwordHash: newHash });
        const successMessages: AreaMessageKey[] = ['passwordChanged'];
        if (await endOthers(call)) successMessages.push('otherSessionsEnded');
        return ok({
          successMessages: successMessages.map((key) => message(key)),
          warningMessages: [],
        });
      };
    },
  },
};
