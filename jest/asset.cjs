const { basename } = require('node:path');

/** The address that a picture or a font would have: its name, without the hash of a build. */
module.exports = {
  process: (_source, file) => ({
    code: `module.exports = ${JSON.stringify(`/assets/${basename(file)}`)};`,
  }),
};
