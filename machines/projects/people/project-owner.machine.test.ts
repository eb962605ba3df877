import { testPaths } from '../../testing/paths.suite.ts';
import { testModel } from './project-owner.test-model.ts';

testPaths(testModel);
