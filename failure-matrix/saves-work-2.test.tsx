import { workSaves } from './saves/work.ts';
import { testSaves } from './support/save-suite.ts';
import { takeShare } from './support/share.ts';

testSaves(takeShare(workSaves, 2, 2));
