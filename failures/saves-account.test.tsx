import { accountSaves } from './saves/account.ts';
import { proveSaves } from './support/save-suite.ts';

proveSaves(accountSaves, { isFirstInAll: true });
