import { fromPromise } from 'xstate';
import { api } from '#openapi/client/index.ts';

export const restoreMenu = fromPromise<void, { version: number | null }>(
  async ({ input: { version }, signal }) => {
    await api.restoreMenu({ body: version === null ? {} : { version }, signal });
  },
);
