import { toolViewMachine } from '#machines/tools/tool-view.machine.ts';
import { recordViewPage } from '#page/record-view-page.tsx';
import { ToolViewScreen } from './tool-view.screen.tsx';

export default recordViewPage(toolViewMachine, ToolViewScreen);
