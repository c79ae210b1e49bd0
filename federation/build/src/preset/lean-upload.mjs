import webpack from 'webpack';
import { fileURLToPath } from 'node:url';

/**
 * antd's Upload without its list of files: a picture field shows the picture itself and asks for no
 * list, but antd imports it all the same, with its previews and its Progress (decision 0023).
 */
export function leanUpload() {
  return new webpack.NormalModuleReplacementPlugin(/^\.\/UploadList$/, (asked) => {
    if (issuedByUpload.test(asked.contextInfo.issuer)) asked.request = unusedList;
  });
}

const issuedByUpload = /[\\/]antd[\\/]es[\\/]upload[\\/]/;
const unusedList = fileURLToPath(new URL('./unused-upload-list.js', import.meta.url));
