import { rules } from '../rule/types.ts';

/** What the documents ask of a server of tools. */
export default rules([
  {
    id: 'tools-kept',
    text: 'Each is listed by name and read as it was saved, and gone once it is deleted.',
    source: 'TOOL-024, TOOL-029',
    verifiedBy: ['tools/is-read-as-it-was-saved', 'tools/getTools/record/*'],
  },
  {
    id: 'tools-defaults',
    text: 'A new one is active and without a licence; blank texts are none.',
    source: 'TOOL-011, TOOL-010',
    verifiedBy: ['tools/begins-with-its-defaults'],
  },
  {
    id: 'tools-prices',
    text: 'A price has four decimals at most and is never rounded; limits are whole numbers.',
    source: 'TOOL-012, and the decisions on prices and quantities',
    verifiedBy: ['tools/prices-have-four-decimals', 'tools/begins-with-its-defaults'],
  },
]);
