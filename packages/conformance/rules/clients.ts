import { rules } from '../rule/types.ts';

/** Requirements for a server: clients. */
export default rules([
  {
    id: 'clients-names',
    text: 'Client names are unique, ignoring case, and clients are listed by name.',
    source: 'PRIV-034, REVW-D09',
    verifiedBy: ['clients/client-names-are-unique', 'clients/getClients/record/*'],
  },
  {
    id: 'clients-contacts',
    text: 'Contacts that an update omits are deleted; each contact has a name, belongs to one client and is deleted with it.',
    source: 'GATE-015, REVW-043',
    verifiedBy: ['clients/omitted-contacts-are-deleted', 'clients/contacts-belong-to-one-client'],
  },
  {
    id: 'clients-own-contact',
    text: 'A reviewee can neither change the address of the contact who gives feedback on them nor delete the contact (403), the contact cannot get an address of the reviewee (400), and a new address invalidates the link sent to the old one.',
    source: 'REVW-036, REVW-043, REVW-D08',
    verifiedBy: ['clients/reviewees-cannot-change-contacts'],
  },
  {
    id: 'clients-requested-contact',
    text: 'A contact for whose answers an open review waits cannot be removed from the client (409, with the name of the review).',
    source: 'REVW-021, SHELL-068, REVW-D14',
    verifiedBy: ['clients/requested-contacts-stay'],
  },
  {
    id: 'clients-in-use',
    text: 'A client whose contacts take part in reviews cannot be deleted, nor one that engagements are for.',
    source: 'REVW-021, ENGAG-D04',
    verifiedBy: ['clients/clients-in-use-stay', 'clients/deleteClient/use/*'],
  },
  {
    id: 'clients-distinct-contacts',
    text: 'Two contacts of a client have neither the same id nor the same e-mail address, ignoring case: 400 at the second one.',
    source: 'ADMIN-029, REVW-043',
    verifiedBy: ['clients/contacts-are-distinct'],
  },
  {
    id: 'clients-search',
    text: 'Clients are found by their names, their status and the names and addresses of their contacts, sorted and paged, with the number of their contacts, engagements and reviews.',
    source: 'ADMIN-009, ADMIN-029',
    verifiedBy: ['clients/clients-are-searched', 'clients/searchClients/page/*'],
  },
  {
    id: 'clients-details',
    text: 'The page of a client names its engagements and reviews only to those who may see them, and counts all.',
    source: 'ADMIN-011, ADMIN-029',
    verifiedBy: ['clients/client-uses-need-rights'],
  },
]);
