import { testPaths } from '../../../testing/paths.suite.ts';
import { testModel } from './engagement-counts.test-model.ts';

testPaths(testModel);
