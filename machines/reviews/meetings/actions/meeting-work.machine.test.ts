import { testPaths } from '../../../testing/paths.suite.ts';
import { testModel } from './meeting-work.test-model.ts';

testPaths(testModel);
