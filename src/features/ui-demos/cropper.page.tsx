import { demoPage } from './demo-page.tsx';
import { CropperDemo } from './cropper.screen.tsx';

export default demoPage('cropper', CropperDemo);
