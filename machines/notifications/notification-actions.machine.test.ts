import { testPaths } from '../testing/paths.suite.ts';
import { testModel } from './notification-actions.test-model.ts';

testPaths(testModel);
