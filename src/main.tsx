import '#ui/global.css';
import { boot } from '#app/boot.ts';

const element = document.getElementById('root');
if (element) void boot(element);
