const sentences = {
  required: ({ missingProperty }) => `il manque ${missingProperty}`,
  additionalProperties: ({ additionalProperty }) => `${additionalProperty} est inconnu`,
  enum: ({ allowedValues }) => `une valeur parmi ${allowedValues.join(', ')} est attendue`,
  const: ({ allowedValue }) => `${allowedValue} est attendu`,
  pattern: ({ pattern }) => `la forme ${pattern} est attendue`,
  type: ({ type }) => `une valeur de type ${type} est attendue`,
  maxLength: ({ limit }) => `${limit} caractères au plus`,
  minLength: () => 'un texte est attendu',
  anyOf: () => 'une seule de ces formes est attendue',
  minimum: ({ limit }) => `au moins ${limit}`,
  maximum: ({ limit }) => `au plus ${limit}`,
};

/**
 * The errors of ajv in French: `/routes/0/access : une valeur parmi all, guest, … est attendue`.
 * @param {import('ajv').ErrorObject[]} errors
 */
export function schemaFaults(errors) {
  return errors.map(({ instancePath, keyword, params, message }) => {
    const sentence = sentences[keyword]?.(params) ?? message;
    return `${instancePath || '/'} : ${sentence}`;
  });
}
