import { change, put } from '../../edit.ts';
import type { InjectedFault } from '../../injected-fault.ts';
import {
  accepting,
  alwaysAs,
  asAnotherPerson,
  body,
  misreading,
  without,
  repairing,
  status,
} from '../../response-mutations.ts';

const area = 'clients';

/** Faults in clients and their contacts. */
export const injectedFaults: InjectedFault[] = [
  {
    name: 'two clients may have one name',
    kind: 'rules',
    area,
    on: ['createClient', 'updateClient'],
    response: accepting('clientNameTaken'),
  },
  {
    name: 'a client whose contacts take part in reviews is deleted',
    kind: 'rules',
    area,
    on: 'deleteClient',
    response: accepting('clientInUse'),
  },
  {
    name: 'a contact whom a review waits for is removed',
    kind: 'state',
    area,
    on: 'updateClient',
    response: accepting('contactInReview'),
  },
  {
    name: 'a reviewee redirects the mail of their contact',
    kind: 'authorization',
    area,
    on: 'updateClient',
    response: asAnotherPerson('ownClientContact', 'ava'),
  },
  {
    name: 'the contact of a review gets the address of the reviewee',
    kind: 'validation',
    area,
    on: 'updateClient',
    response: accepting('contactIsReviewee'),
  },
  {
    name: 'a link outlives the address that it was sent to',
    kind: 'isolation',
    area,
    on: 'updateClient',
    response: without('clientAssignments'),
  },
  {
    name: 'a client that engagements are for is deleted',
    kind: 'rules',
    area,
    on: 'deleteClient',
    response: accepting('clientHasEngagements'),
  },
  {
    name: 'a contact occurs twice',
    kind: 'validation',
    area,
    on: ['createClient', 'updateClient'],
    response: accepting('contactTwice'),
  },
  {
    name: 'two contacts of a client share an address',
    kind: 'validation',
    area,
    on: ['createClient', 'updateClient'],
    response: accepting('contactEmailTwice'),
  },
  {
    name: 'the search for clients ignores its filters',
    kind: 'rules',
    area,
    on: 'searchClients',
    response: misreading(put('columnFilters', [])),
  },
  {
    name: 'the search counts no engagement',
    kind: 'rules',
    area,
    on: 'searchClients',
    response: body(put('clients.*.engagementCount', 0)),
  },
  {
    name: 'the engagements of a client are named without the right',
    kind: 'authorization',
    area,
    on: 'getClientDetails',
    response: alwaysAs('ava'),
  },
  {
    name: 'contacts are shown twice',
    kind: 'rules',
    area,
    on: 'getClient',
    response: body(change('client.contacts', (contacts) => [contacts, contacts].flat())),
  },
  {
    name: 'an e-mail that is none is taken',
    kind: 'validation',
    area,
    on: 'createClient',
    response: repairing(
      change('contacts.*.email', (email) =>
        typeof email === 'string' && !email.includes('@') ? 'somebody@client.test' : email,
      ),
    ),
  },
  {
    name: 'a stale change overwrites',
    kind: 'state',
    area,
    on: 'updateClient',
    response: accepting('changedByOther'),
  },
  {
    name: 'a deleted client is answered as if it were there',
    kind: 'state',
    area,
    on: 'getClient',
    response: accepting('clientUnknown'),
  },
  {
    name: 'clients need no right',
    kind: 'authorization',
    area,
    on: 'getClients',
    response: asAnotherPerson(403, 'ava'),
  },
  {
    name: 'the version is a text',
    kind: 'schema',
    area,
    on: 'getClients',
    response: body(put('clients.*.version', '1')),
  },
  {
    name: 'a new client is 201',
    kind: 'status',
    area,
    on: 'createClient',
    response: status(200, 201),
  },
];
