import { rules } from '../rule/types.ts';

/** Requirements for a server: tools. */
export default rules([
  {
    id: 'tools-kept',
    text: 'Each tool is listed by name and returned as it was saved, and not found once it is deleted.',
    source: 'TOOL-024, TOOL-029',
    verifiedBy: ['tools/tools-are-returned-as-saved', 'tools/getTools/record/*'],
  },
  {
    id: 'tools-defaults',
    text: 'A new tool is active and without a license; blank texts are stored as none.',
    source: 'TOOL-011, TOOL-010',
    verifiedBy: ['tools/new-tools-have-defaults'],
  },
  {
    id: 'tools-prices',
    text: 'A price has at most four decimals and is never rounded; limits are integers.',
    source: 'TOOL-012, TOOL-D01',
    verifiedBy: ['tools/prices-have-four-decimals', 'tools/new-tools-have-defaults'],
  },
]);
