import { testPaths } from '../../testing/paths.suite.ts';
import { testModel } from './project-member-search.test-model.ts';

testPaths(testModel);
