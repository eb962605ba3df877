import { demoPage } from './demo-page.tsx';
import { ElementsDemo } from './elements.screen.tsx';

export default demoPage('elements', ElementsDemo);
