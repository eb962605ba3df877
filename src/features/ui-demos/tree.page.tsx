import { demoPage } from './demo-page.tsx';
import { TreeDemo } from './tree.screen.tsx';

export default demoPage('tree', TreeDemo);
