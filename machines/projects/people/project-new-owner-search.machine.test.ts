import { testPaths } from '../../testing/paths.suite.ts';
import { testModel } from './project-new-owner-search.test-model.ts';

testPaths(testModel);
