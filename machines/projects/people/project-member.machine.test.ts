import { testPaths } from '../../testing/paths.suite.ts';
import { testModel } from './project-member.test-model.ts';

testPaths(testModel);
