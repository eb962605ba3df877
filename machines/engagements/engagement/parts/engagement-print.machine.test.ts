import { testPaths } from '../../../testing/paths.suite.ts';
import { testModel } from './engagement-print.test-model.ts';

testPaths(testModel);
