import { testPaths } from '../../testing/paths.suite.ts';
import { testModel } from './engagement-orders.test-model.ts';

testPaths(testModel);
