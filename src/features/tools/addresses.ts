import type { RecordAddresses } from '#records/address.ts';

/** Where the tools are; the view has its id in the query. Source: document 3, section 2; decisions. */
export const toolAddresses: RecordAddresses = {
  list: { to: '/tools' },
  add: { to: '/tools/ToolAdd' },
  view: (id) => ({ to: '/tools/ViewTool', search: { id } }),
  edit: (id) => ({ to: `/tools/${id}/UpdateTool` }),
  copy: (id) => ({ to: '/tools/ToolAdd', search: { copyOf: id } }),
};
