import { testPaths } from '../../testing/paths.suite.ts';
import { testModel } from './review-archive.test-model.ts';

testPaths(testModel);
