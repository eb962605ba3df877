import { provePaths } from '../testing/prove-paths.suite.ts';
import { guide } from './vendor-view.guide.ts';

provePaths(guide);
