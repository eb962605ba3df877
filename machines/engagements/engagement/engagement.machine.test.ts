import { testPaths } from '../../testing/paths.suite.ts';
import { testModel } from './engagement.test-model.ts';

testPaths(testModel);
