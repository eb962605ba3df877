import { testPaths } from '../testing/paths.suite.ts';
import { testModel } from './audit-log-export.test-model.ts';

testPaths(testModel);
