import { testPaths } from '../../testing/paths.suite.ts';
import { testModel } from './engagement-activity.test-model.ts';

testPaths(testModel);
