import { recordPages } from './support/pages.ts';
import { provePages } from './support/page-suite.ts';
import { shareOf } from './support/share.ts';

provePages(shareOf(recordPages, 1, 2));
