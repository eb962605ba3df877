import { rules } from '../rule/types.ts';

/** What the documents ask of a server of services. */
export default rules([
  {
    id: 'services-kept',
    text: 'Each is listed by name and read as it was saved, and gone once it is deleted.',
    source: 'SERV-015',
    verifiedBy: ['services/is-read-as-it-was-saved', 'services/getServices/record/*'],
  },
  {
    id: 'services-defaults',
    text: 'A new one is active and without a licence; blank texts are none.',
    source: 'SERV-015',
    verifiedBy: ['services/begins-with-its-defaults'],
  },
  {
    id: 'services-prices',
    text: 'A price has four decimals at most and is never rounded; limits are whole numbers.',
    source: 'SERV-018, and the decisions on prices and quantities',
    verifiedBy: ['services/prices-have-four-decimals', 'services/begins-with-its-defaults'],
  },
  {
    id: 'services-texts',
    text: 'Texts have no rules on add, and up to 250 characters on edit.',
    source: 'SERV-022',
    verifiedBy: ['services/edit-limits-texts'],
  },
  {
    id: 'services-stale',
    text: 'A stale change says who was faster, and names the changed properties for programs alone.',
    source: 'the decisions on answers, beyond the documents',
    verifiedBy: ['services/stale-change-names-fields'],
  },
  {
    id: 'services-change',
    text: 'A service tells who changed it last and when, and takes neither from whoever sends it.',
    source: 'the decisions on screens, beyond the documents',
    verifiedBy: ['services/tells-its-last-change'],
  },
]);
