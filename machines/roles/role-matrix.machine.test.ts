import { testPaths } from '../testing/paths.suite.ts';
import { testModel } from './role-matrix.test-model.ts';

testPaths(testModel);
