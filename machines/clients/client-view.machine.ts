import { createRecordView } from '../records/create-record-view.ts';
import { loadClientDetails } from './client-view.actors.ts';
import type { ClientDetails } from './client.ts';

export const clientViewMachine = createRecordView<ClientDetails>({
  id: 'client-view',
  description:
    'Shows one client with its contacts, engagements and reviews, read-only. Source: ADMIN-011.',
  loadRecord: loadClientDetails,
});
