import { toolListMachine } from '#machines/tools/tool-list.machine.ts';
import { toolFields } from '#machines/tools/tool.ts';
import { toolAddresses } from '#page/parameters/addresses.ts';
import { recordListPage } from '#page/records/record-list-page.tsx';
import { ToolListScreen } from './tool-list.screen.tsx';

export default recordListPage(toolListMachine, {
  fields: toolFields,
  list: toolAddresses.list,
  Screen: ToolListScreen,
});
