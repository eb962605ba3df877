import { rules } from '../rule/types.ts';

/** Requirements for a server: services. */
export default rules([
  {
    id: 'services-kept',
    text: 'Each service is listed by name and returned as it was saved, and not found once it is deleted.',
    source: 'SERV-015',
    verifiedBy: ['services/services-are-returned-as-saved', 'services/getServices/record/*'],
  },
  {
    id: 'services-defaults',
    text: 'A new service is active and without a license; blank texts are stored as none.',
    source: 'SERV-015',
    verifiedBy: ['services/new-services-have-defaults'],
  },
  {
    id: 'services-prices',
    text: 'A price has at most four decimals and is never rounded; limits are integers.',
    source: 'SERV-018, SERV-D02',
    verifiedBy: ['services/prices-have-four-decimals', 'services/new-services-have-defaults'],
  },
  {
    id: 'services-texts',
    text: 'Texts have no length limit on add, and up to 250 characters on edit.',
    source: 'SERV-022',
    verifiedBy: ['services/edit-limits-texts'],
  },
  {
    id: 'services-stale',
    text: 'The conflict response to an outdated change names the person who changed the record, and lists the changed properties only for programs.',
    source: 'SERV-D04',
    verifiedBy: ['services/conflicts-name-changed-fields'],
  },
  {
    id: 'services-change',
    text: 'A service shows who changed it last and when, and rejects both values in a request.',
    source: 'SERV-D04',
    verifiedBy: ['services/services-show-last-change'],
  },
]);
