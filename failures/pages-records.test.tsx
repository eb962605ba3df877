import { ofRecords, pages } from './support/pages.ts';
import { provePages } from './support/page-suite.ts';

provePages(Object.fromEntries(Object.entries(pages).filter(([id]) => ofRecords(id))));
