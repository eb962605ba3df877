import { testPaths } from '../../../testing/paths.suite.ts';
import { testModel } from './engagement-client.test-model.ts';

testPaths(testModel);
