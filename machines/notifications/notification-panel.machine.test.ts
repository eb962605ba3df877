import { provePaths } from '../testing/prove-paths.suite.ts';
import { guide } from './notification-panel.guide.ts';

provePaths(guide);
