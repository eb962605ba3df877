import { rules } from '../rule/types.ts';

/** What the documents ask of a server of tools. */
export default rules([
  {
    id: 'tools-kept',
    text: 'Each is listed by name and read as it was saved, and gone once it is deleted.',
    source: 'document 3, sections 3 and 7',
    proofs: ['tools/is-read-as-it-was-saved', 'tools/getTools/record/*'],
  },
  {
    id: 'tools-defaults',
    text: 'A new one is active and without a licence; blank texts are none.',
    source: 'document 3, sections 3 and 5',
    proofs: ['tools/begins-with-its-defaults'],
  },
  {
    id: 'tools-prices',
    text: 'A price has four decimals at most and is never rounded; limits are whole numbers.',
    source: 'document 3, section 5, and the decisions on prices and quantities',
    proofs: ['tools/prices-have-four-decimals', 'tools/begins-with-its-defaults'],
  },
]);
