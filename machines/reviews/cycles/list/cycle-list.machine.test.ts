import { testPaths } from '../../../testing/paths.suite.ts';
import { testModel } from './cycle-list.test-model.ts';

testPaths(testModel);
