import { recordPages } from './support/pages.ts';
import { testPages } from './support/page-suite.ts';
import { shareOf } from './support/share.ts';

testPages(shareOf(recordPages, 2, 2));
