import { testPaths } from '../testing/paths.suite.ts';
import { testModel } from './task-quick-add.test-model.ts';

testPaths(testModel);
