import { testPaths } from '../../testing/paths.suite.ts';
import { testModel } from './cycle-addition.test-model.ts';

testPaths(testModel);
