import { testPaths } from '../../testing/paths.suite.ts';
import { testModel } from './cycle-head.test-model.ts';

testPaths(testModel);
