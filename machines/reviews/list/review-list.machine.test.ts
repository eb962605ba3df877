import { testPaths } from '../../testing/paths.suite.ts';
import { testModel } from './review-list.test-model.ts';

testPaths(testModel);
