import { testPaths } from '../../testing/paths.suite.ts';
import { testModel } from './project-new-owner.test-model.ts';

testPaths(testModel);
