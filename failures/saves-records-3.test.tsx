import { recordSaves } from './saves/records.ts';
import { proveSaves } from './support/save-suite.ts';
import { shareOf } from './support/share.ts';

proveSaves(shareOf(recordSaves, 3, 4));
