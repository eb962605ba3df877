import { testPaths } from '../../testing/paths.suite.ts';
import { testModel } from './project-impediment-resolution.test-model.ts';

testPaths(testModel);
