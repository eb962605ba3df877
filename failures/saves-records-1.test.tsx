import { recordSaves } from './saves/records.ts';
import { testSaves } from './support/save-suite.ts';
import { shareOf } from './support/share.ts';

testSaves(shareOf(recordSaves, 1, 4));
