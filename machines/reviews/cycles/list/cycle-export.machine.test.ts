import { testPaths } from '../../../testing/paths.suite.ts';
import { testModel } from './cycle-export.test-model.ts';

testPaths(testModel);
