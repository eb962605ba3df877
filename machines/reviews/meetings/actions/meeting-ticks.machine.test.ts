import { testPaths } from '../../../testing/paths.suite.ts';
import { testModel } from './meeting-ticks.test-model.ts';

testPaths(testModel);
