import { demoPage } from './demo-page.tsx';
import { MultiselectDemo } from './multiselect.screen.tsx';

export default demoPage('multiselect', MultiselectDemo);
