import { testPaths } from '../../../testing/paths.suite.ts';
import { testModel } from './cycle-action.test-model.ts';

testPaths(testModel);
