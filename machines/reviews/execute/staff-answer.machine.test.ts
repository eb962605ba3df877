import { testPaths } from '../../testing/paths.suite.ts';
import { testModel } from './staff-answer.test-model.ts';

testPaths(testModel);
