/**
 * A form as multipart, for `http.post`. Files and texts are sent; numbers as text; what is null or
 * undefined is left out, so that the server keeps the picture that is there.
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
