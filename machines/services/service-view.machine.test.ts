import { provePaths } from '../testing/prove-paths.suite.ts';
import { guide } from './service-view.guide.ts';

provePaths(guide);
