import { rules } from '../rule/types.ts';

/** What the documents ask of a server of clients. */
export default rules([
  {
    id: 'clients-names',
    text: 'Clients are listed by names of their own, whatever their case.',
    source: 'PRIV-034, and the decisions on answers and failures',
    verifiedBy: ['clients/names-are-unique', 'clients/getClients/record/*'],
  },
  {
    id: 'clients-contacts',
    text: 'Contacts that an update leaves out are removed; each has a name, belongs to one client and goes with it.',
    source: 'GATE-015, REVW-043',
    verifiedBy: ['clients/contacts-follow-the-update', 'clients/contacts-are-their-clients'],
  },
  {
    id: 'clients-own-contact',
    text: 'A reviewee neither changes the address of the contact who is asked about them nor removes the contact (403), the contact gets no address of the reviewee (400), and another address ends the link that the former one got.',
    source: 'REVW-036, REVW-043, and the decisions on reviews',
    verifiedBy: ['clients/a-reviewee-leaves-their-contact-alone'],
  },
  {
    id: 'clients-in-use',
    text: 'A client whose contacts take part in reviews is not deleted.',
    source: 'REVW-021, and the decisions on answers and failures',
    verifiedBy: ['clients/in-use-is-kept'],
  },
]);
