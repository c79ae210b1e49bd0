/** Replaces the file list of antd's Upload (lean-upload.mjs); throws when it is used. */
export default function UnusedUploadList() {
  throw new Error('Left out of the build: see federation/build/src/preset/lean-upload.mjs.');
}
