import { testPaths } from '../../testing/paths.suite.ts';
import { testModel } from './staff-comment.test-model.ts';

testPaths(testModel);
