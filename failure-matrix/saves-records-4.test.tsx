import { recordSaves } from './saves/records.ts';
import { testSaves } from './support/save-suite.ts';
import { takeShare } from './support/share.ts';

testSaves(takeShare(recordSaves, 4, 4));
