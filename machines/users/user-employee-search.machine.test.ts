import { testPaths } from '../testing/paths.suite.ts';
import { testModel } from './user-employee-search.test-model.ts';

testPaths(testModel);
