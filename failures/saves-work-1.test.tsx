import { workSaves } from './saves/work.ts';
import { proveSaves } from './support/save-suite.ts';
import { shareOf } from './support/share.ts';

proveSaves(shareOf(workSaves, 1, 2));
