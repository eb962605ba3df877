import { testPaths } from '../testing/paths.suite.ts';
import { testModel } from './audit-export.test-model.ts';

testPaths(testModel);
