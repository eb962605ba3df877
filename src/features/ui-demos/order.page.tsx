import { demoPage } from './demo-page.tsx';
import { OrderDemo } from './order.screen.tsx';

export default demoPage('order', OrderDemo);
