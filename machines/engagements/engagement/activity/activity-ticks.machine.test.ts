import { testPaths } from '../../../testing/paths.suite.ts';
import { testModel } from './activity-ticks.test-model.ts';

testPaths(testModel);
