/**
 * Builds a multipart body for `http.post`. Numbers are sent as text; null and undefined are left
 * out, so that the server keeps the stored picture.
 * @param form values by form field name
 * @returns the body
 */
export function multipart(form: object): FormData {
  const body = new FormData();
  for (const [field, value] of Object.entries(form) as [string, unknown][]) {
    if (value instanceof Blob) body.append(field, value);
    else if (typeof value === 'string' || typeof value === 'number') {
      body.append(field, String(value));
    }
  }
  return body;
}
