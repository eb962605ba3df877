import { rules } from '../rule/types.ts';

/** Requirements for a server: vendors. */
export default rules([
  {
    id: 'vendors-names',
    text: 'Vendor names are unique, ignoring case, and vendors are listed by name.',
    source: 'TOOL-001, TOOL-D01',
    verifiedBy: ['vendors/vendor-names-are-unique', 'vendors/getVendors/record/*'],
  },
  {
    id: 'vendors-texts',
    text: 'A vendor needs only a name; a blank text is stored as none.',
    source: 'TOOL-001, ASSET-D24',
    verifiedBy: ['vendors/vendors-need-only-a-name'],
  },
  {
    id: 'vendors-in-use',
    text: 'A vendor of existing assets cannot be deleted, whatever their status.',
    source: 'TOOL-010, ASSET-D24',
    verifiedBy: ['vendors/vendors-in-use-stay'],
  },
]);
