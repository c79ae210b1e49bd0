import webpack from 'webpack';
import { fileURLToPath } from 'node:url';

/**
 * antd's Upload without its file list: a picture field shows the picture itself, but antd imports
 * the list, its previews and its Progress anyway (decision 23).
 */
export function leanUpload() {
  return new webpack.NormalModuleReplacementPlugin(/^\.\/UploadList$/, (asked) => {
    if (issuedByUpload.test(asked.contextInfo.issuer)) asked.request = unusedList;
  });
}

const issuedByUpload = /[\\/]antd[\\/]es[\\/]upload[\\/]/;
const unusedList = fileURLToPath(new URL('./unused-upload-list.js', import.meta.url));
