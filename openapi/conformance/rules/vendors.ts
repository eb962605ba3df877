import { rules } from '../rule/types.ts';

/** What the documents ask of a server of vendors. */
export default rules([
  {
    id: 'vendors-names',
    text: 'Vendor names are unique, ignoring case, and vendors are listed by name.',
    source: 'TOOL-001, and the decisions on answers and failures',
    verifiedBy: ['vendors/vendor-names-are-unique', 'vendors/getVendors/record/*'],
  },
  {
    id: 'vendors-texts',
    text: 'A vendor needs only a name; a blank text is stored as none.',
    source: 'TOOL-001, and the decisions on answers and failures',
    verifiedBy: ['vendors/vendors-need-only-a-name'],
  },
  {
    id: 'vendors-in-use',
    text: 'A vendor of existing assets cannot be deleted, whatever their status.',
    source: 'TOOL-010, and the decisions on answers and failures',
    verifiedBy: ['vendors/vendors-in-use-stay'],
  },
]);
