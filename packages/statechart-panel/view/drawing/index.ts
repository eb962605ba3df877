/** A machine's drawing without the panel: layout, and the picture as a React component. */
export { layOut } from '../../core/layout/lay-out.ts';
export { StaticDrawing } from './static-drawing.tsx';
