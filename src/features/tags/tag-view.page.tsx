import { tagViewMachine } from '#machines/tags/tag-view.machine.ts';
import { recordViewPage } from '#page/records/record-view-page.tsx';
import { TagViewScreen } from './tag-view.screen.tsx';

export default recordViewPage(tagViewMachine, TagViewScreen, 'tagId');
