import { fromPromise } from 'xstate';
import { api, type Schema } from '#openapi/client/index.ts';

type Status = Schema<'TwoFactorStatus'>;
type Result = Schema<'TwoFactorResult'>;

export const getTwoFactorStatus = fromPromise<Status>(async ({ signal }) => {
  const { twoFactorAuthStatus } = await api.getTwoFactorStatus({ signal });
  return twoFactorAuthStatus;
});

export const getTwoFactorConfig = fromPromise<Schema<'TwoFactorConfig'>>(async ({ signal }) => {
  const { twoFactorAuthConfig } = await api.getTwoFactorConfig({ signal });
  return twoFactorAuthConfig;
});

export const verifyTwoFactor = fromPromise<Result, Schema<'TwoFactorInput'>>(
  async ({ input, signal }) => {
    const { twoFactorAuthResult } = await api.verifyTwoFactor({ body: input, signal });
    return twoFactorAuthResult;
  },
);

export const getRecoveryCodes = fromPromise<readonly string[]>(async ({ signal }) => {
  const { recoveryCodes } = await api.getRecoveryCodes({ signal });
  return recoveryCodes;
});

/** The new codes; none where the password or the code was wrong. */
export const renewRecoveryCodes = fromPromise<
  { result: Result; codes: readonly string[] },
  Schema<'TwoFactorInput'>
>(async ({ input, signal }) => {
  const { twoFactorAuthResult: result, recoveryCodes: codes } = await api.renewRecoveryCodes({
    body: input,
    signal,
  });
  return { result, codes };
});

export const disableTwoFactor = fromPromise<Result, Schema<'TwoFactorDisabling'>>(
  async ({ input, signal }) => {
    const { twoFactorAuthResult } = await api.disableTwoFactor({ body: input, signal });
    return twoFactorAuthResult;
  },
);

/** Copies the codes to the clipboard, for which the page may lack permission. */
export const copyCodes = fromPromise<
  void,
  { codes: readonly string[]; copy: (text: string) => Promise<void> }
>(({ input }) => input.copy(input.codes.join('\n')));
