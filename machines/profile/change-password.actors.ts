import { fromPromise } from 'xstate';
import { api, type Schema } from '#openapi/client/index.ts';

/** The server's warnings; where there are none, the password has been changed. */
export const changePassword = fromPromise<readonly string[], Schema<'PasswordChange'>>(
  async ({ input: body, signal }) => {
    const { warningMessages } = await api.changePassword({ body, signal });
    return warningMessages;
  },
);
