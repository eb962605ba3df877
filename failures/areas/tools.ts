import { api } from '#openapi/client/index.ts';
import type { PageEntry } from '../support/pages.ts';
import { added, deleted, edited } from '../support/record-saves.ts';

const tool = async () => (await api.getTools({})).listTools[0]?.id ?? '';

const fields = {
  'Tool Name': 'Trace Lens',
  'Latest Version': '2026.11',
  Description: 'Follows one call.',
  Price: '1250.5',
  URL: 'https://lens.test',
  'User Limits': '40',
};

/** Its pages, and the calls without which they cannot be. */
export const pages: Readonly<Record<string, PageEntry>> = {
  '/_tenant/tools/': { href: '/tools', reads: ['getTools'], shows: /Showing 1 - / },
  '/_tenant/tools/ToolAdd': { href: '/tools/ToolAdd', reads: [], shows: /Latest Version/i },
  '/_tenant/tools/$id/UpdateTool': {
    href: async () => `/tools/${await tool()}/UpdateTool`,
    reads: ['getTool'],
    isOfRecord: true,
    shows: /Latest Version/i,
  },
  '/_tenant/tools/ViewTool': {
    href: async () => `/tools/ViewTool?id=${await tool()}`,
    reads: ['getTool'],
    isOfRecord: true,
    shows: /Latest Version/i,
    // Its name, which it has for its heading, is not known yet.
    heading: 'Tool',
  },
};

/** Its saves. */
export const saves = [
  added('a tool is added', { operation: 'createTool', at: '/tools/ToolAdd', fields }),
  edited('a tool is edited', {
    operation: 'updateTool',
    asNew: 'createTool',
    at: async () => `/tools/${await tool()}/UpdateTool`,
    fields,
  }),
  deleted('deleteTool', { list: '/tools', first: 'Build Farm' }),
];
