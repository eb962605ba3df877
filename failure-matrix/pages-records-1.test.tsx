import { recordPages } from './support/pages.ts';
import { testPages } from './support/page-suite.ts';
import { takeShare } from './support/share.ts';

testPages(takeShare(recordPages, 1, 2));
