import { workSaves } from './saves/work.ts';
import { testSaves } from './support/save-suite.ts';
import { shareOf } from './support/share.ts';

testSaves(shareOf(workSaves, 2, 2));
