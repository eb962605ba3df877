import { testPaths } from '../testing/prove-paths.suite.ts';
import { testModel } from './notification-deeds.guide.ts';

testPaths(testModel);
