const { basename } = require('node:path');

/** The address of a picture or a font: its file name, without the hash of a build. */
module.exports = {
  process: (_source, file) => ({
    code: `module.exports = ${JSON.stringify(`/assets/${basename(file)}`)};`,
  }),
};
