/** Stands in for the list of files of antd's Upload (lean-upload.mjs): shown, it says so. */
export default function UnusedUploadList() {
  throw new Error('Left out of the build: see federation/build/src/preset/lean-upload.mjs.');
}
