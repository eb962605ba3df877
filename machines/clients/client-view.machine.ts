import { fromPromise } from 'xstate';
import { api } from '#openapi/client/index.ts';
import type { ClientDetails } from './client.ts';
import { createRecordView } from '../records/create-record-view.ts';

const loadClientDetails = fromPromise<ClientDetails, { id: string }>(
  async ({ input: { id }, signal }) => {
    const { client, ...uses } = await api.getClientDetails({ path: { id }, signal });
    return { ...client, ...uses };
  },
);

export const clientViewMachine = createRecordView<ClientDetails>({
  id: 'client-view',
  description:
    'Shows one client with its contacts, engagements and reviews, read-only. Source: ADMIN-011.',
  loadRecord: loadClientDetails,
});
