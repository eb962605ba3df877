import { provePaths } from '../testing/prove-paths.suite.ts';
import { guide } from './notification-deeds.guide.ts';

provePaths(guide);
