import { testPaths } from '../../testing/paths.suite.ts';
import { testModel } from './engagement-rows-export.test-model.ts';

testPaths(testModel);
