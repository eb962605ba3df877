import { workSaves } from './saves/work.ts';
import { proveSaves } from './support/save-suite.ts';

proveSaves(workSaves);
