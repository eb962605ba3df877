import { demoPage } from './demo-page.tsx';
import { BoardDemo } from './board.screen.tsx';

export default demoPage('board', BoardDemo);
