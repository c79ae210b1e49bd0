/** The address that a picture or a font would have. */
module.exports = '/assets/file.svg';
