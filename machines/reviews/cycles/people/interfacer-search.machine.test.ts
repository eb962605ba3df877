import { testPaths } from '../../../testing/paths.suite.ts';
import { testModel } from './interfacer-search.test-model.ts';

testPaths(testModel);
