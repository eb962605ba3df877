import { testPaths } from '../../../testing/paths.suite.ts';
import { testModel } from './engagement-progress.test-model.ts';

testPaths(testModel);
