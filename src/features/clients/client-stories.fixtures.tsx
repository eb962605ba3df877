import { clientStateMachine } from '#machines/clients/client-state.machine.ts';
import { exampleClientRow } from '#machines/clients/client.fixtures.ts';
import type { ClientRow } from '#machines/clients/client.ts';
import type { ListScreenProps } from '#records/list/record-list.tsx';
import { longText } from '#stories/fixtures/fixtures.ts';
import { frozenActor } from '@atrium/statechart-panel';
import { ClientListScreen } from './client-list.screen.tsx';

/** A client that can be deleted, one in use, an inactive one, and one with long texts. */
export const exampleRows: readonly ClientRow[] = [
  exampleClientRow,
  {
    ...exampleClientRow,
    id: 'used',
    name: 'Northwind Rail',
    engagementCount: 2,
    reviewCount: 3,
  },
  {
    ...exampleClientRow,
    id: 'inactive',
    name: 'Old Mill Press',
    isActive: false,
    contacts: [],
    contactCount: 0,
  },
  {
    ...exampleClientRow,
    id: 'long',
    name: longText,
    contacts: exampleClientRow.contacts.map((contact) => ({ ...contact, name: longText })),
  },
];

/** The list while no state is being saved. */
export function StaticClientList(props: ListScreenProps<ClientRow>) {
  const switching = frozenActor(clientStateMachine, { state: 'idle', input: undefined });
  return <ClientListScreen {...props} switching={switching} />;
}
