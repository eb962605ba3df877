import { testPaths } from '../../../testing/paths.suite.ts';
import { testModel } from './engagement-history.test-model.ts';

testPaths(testModel);
