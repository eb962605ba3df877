import { rules } from '../rule/types.ts';

/** What the documents ask of a server of vendors. */
export default rules([
  {
    id: 'vendors-names',
    text: 'Vendors are listed by names of their own, whatever their case.',
    source: 'TOOL-001, and the decisions on answers and failures',
    verifiedBy: ['vendors/names-are-unique', 'vendors/getVendors/record/*'],
  },
  {
    id: 'vendors-texts',
    text: 'A vendor needs a name alone; a blank text is none.',
    source: 'TOOL-001, and the decisions on answers and failures',
    verifiedBy: ['vendors/texts-may-be-missing'],
  },
  {
    id: 'vendors-in-use',
    text: 'A vendor of which there are assets is not deleted, whatever their status.',
    source: 'TOOL-010, and the decisions on answers and failures',
    verifiedBy: ['vendors/in-use-is-kept'],
  },
]);
