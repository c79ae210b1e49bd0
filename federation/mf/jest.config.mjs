import { jestBase } from '../../jest/src/base.mjs';

export default jestBase('node');
