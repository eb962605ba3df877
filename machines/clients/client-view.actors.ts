import { fromPromise } from 'xstate';
import { api } from '#openapi/client/index.ts';
import type { ClientDetails } from './client.ts';

export const loadClientDetails = fromPromise<ClientDetails, { id: string }>(
  async ({ input: { id }, signal }) => {
    const { client, ...uses } = await api.getClientDetails({ path: { id }, signal });
    return { ...client, ...uses };
  },
);
