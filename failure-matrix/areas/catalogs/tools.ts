import { api } from '#openapi/client/index.ts';
import { areaOfRecords } from '../../support/record-area.ts';

export const { pages, saves } = areaOfRecords({
  kind: 'a tool',
  heading: 'Tool',
  list: '/tools',
  addresses: { add: 'ToolAdd', edit: '$id/UpdateTool', view: 'ViewTool?id=$id' },
  calls: {
    list: 'getTools',
    edit: 'getTool',
    view: 'getTool',
    create: 'createTool',
    update: 'updateTool',
    delete: 'deleteTool',
  },
  id: async () => (await api.getTools({})).listTools[0]?.id,
  first: 'Build Farm',
  fields: {
    'Tool Name': 'Trace Lens',
    'Latest Version': '2026.11',
    Description: 'Follows one call.',
    Price: '1250.5',
    URL: 'https://lens.test',
    'User Limits': '40',
  },
  shows: /Latest Version/i,
});
