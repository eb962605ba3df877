import { testPaths } from '../../../testing/paths.suite.ts';
import { testModel } from './engagement-deletion.test-model.ts';

testPaths(testModel);
