import { testPaths } from '../../testing/paths.suite.ts';
import { testModel } from './engagement-export.test-model.ts';

testPaths(testModel);
