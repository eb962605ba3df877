import { accountSaves } from './saves/account.ts';
import { testSaves } from './support/save-suite.ts';

testSaves(accountSaves, { isFirstInAll: true });
