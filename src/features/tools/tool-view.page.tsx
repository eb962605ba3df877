import { toolViewMachine } from '#machines/tools/tool-view.machine.ts';
import { recordViewPage } from '#page/records/record-view-page.tsx';
import { ToolViewScreen } from './tool-view.screen.tsx';

export default recordViewPage(toolViewMachine, ToolViewScreen);
