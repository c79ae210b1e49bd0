/** A form as multipart: the file is left out when there is none, so that the old one stays. */
export function multipart(form: object): FormData {
  const body = new FormData();
  for (const [field, value] of Object.entries(form) as [string, unknown][]) {
    if (value instanceof Blob) body.append(field, value);
    else if (typeof value === 'string') body.append(field, value);
  }
  return body;
}
