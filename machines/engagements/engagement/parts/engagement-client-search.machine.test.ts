import { testPaths } from '../../../testing/paths.suite.ts';
import { testModel } from './engagement-client-search.test-model.ts';

testPaths(testModel);
