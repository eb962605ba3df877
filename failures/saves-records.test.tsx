import { recordSaves } from './saves/records.ts';
import { proveSaves } from './support/save-suite.ts';

proveSaves(recordSaves);
