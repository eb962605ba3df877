import { testPaths } from '../../testing/paths.suite.ts';
import { testModel } from './engagement-list.test-model.ts';

testPaths(testModel);
